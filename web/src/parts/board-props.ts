// What boards of every shape are given and tell.
import type { Snippet } from 'svelte'
import type { Board, Explanation, Scene, Spot } from '../api/types'
import type { Choices } from '../scene/choices'
import type { Trail } from '../scene/trails'
import type { Point } from '../scene/geometry'

/** From one space to another; just to it, where it begins nowhere in particular. */
export interface Arrow {
  from?: string
  to: string
}

export interface BoardProps {
  board: Board
  seats: string[]
  scene: Scene
  choices: Choices
  explanation?: Explanation | undefined
  /** Spaces and pieces to be looked at. */
  highlight?: string[]
  /** Who has just gone where. */
  trails?: Trail[]
  /** Where something is meant to lead. */
  arrows?: Arrow[]
  onspot?: (spot: Spot, at: Point) => void
  oninspect?: (spot: Spot, at: Point) => void
  /** The pointer is over this space or piece. */
  onhover?: (name: string | undefined) => void
  onmove?: () => void
  tip?: Snippet
  tipAt?: string | undefined
}
