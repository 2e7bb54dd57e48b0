// Stands in for d3-transition and d3-interpolate, of which d3-zoom wants that a transition under way be stopped, and a
// way to go through one. There never is one.
import { selection } from 'd3-selection'

Object.assign(selection.prototype as object, {
  interrupt(this: unknown) {
    return this
  },
})

export const interrupt = (): void => {}
export const interpolateZoom = undefined
