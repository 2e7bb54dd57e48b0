import { describe, expect, it } from 'vitest'
import { markColour, nationLook, seatColour } from '../src/map/theme'

describe('what is laid over the map', () => {
  const seats = ['axis', 'allied']

  it('has the colour of the side that its name begins or ends with, so that both can be seen at once', () => {
    expect(markColour('axis-zone', seats)).toBe(seatColour(0, 'axis'))
    expect(markColour('supply-axis', seats)).toBe(seatColour(0, 'axis'))
    expect(markColour('supply-allied', seats)).toBe(seatColour(1, 'allied'))
  })

  it('has the colour of a nation that is no side of its own', () => {
    expect(markColour('supply-italy', seats)).toBe(nationLook('italy', 0).edge)
    expect(markColour('supply-germany', seats)).not.toBe(markColour('supply-italy', seats))
  })

  it('has a colour where nobody is named', () => {
    expect(markColour('weather', seats)).toMatch(/^#/)
    expect(markColour('unheard-of', seats)).toMatch(/^#/)
  })
})
