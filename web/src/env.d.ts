/// <reference types="vite/client" />

declare module 'virtual:symbols' {
  export interface Stroke {
    kind: 'path' | 'circle' | 'text'
    d?: string
    cx: number
    cy: number
    r: number
    text: string
    fill: boolean
    stroke: number
  }
  export interface Strokes {
    box: [number, number, number, number]
    parts: Stroke[]
  }
  const symbols: Record<string, Strokes>
  export default symbols
}
