// Quiet sounds, made by the browser itself. A browser plays nothing before somebody has clicked, so nothing is made
// before.
import { settings } from './settings.svelte'

export type Sound = 'move' | 'dice' | 'turn'

let context: AudioContext | undefined
let noise: AudioBuffer | undefined

function open(): AudioContext | undefined {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive || !('AudioContext' in window)) return undefined
  context ??= new AudioContext()
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate)
    const samples = noise.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  }
  return context
}

/** Something small set down on wood: a breath of noise, so high, after so many seconds. */
function tap(on: AudioContext, after: number, pitch: number, loud: number): void {
  const [source, filter, gain] = [on.createBufferSource(), on.createBiquadFilter(), on.createGain()]
  const at = on.currentTime + after
  source.buffer = noise ?? null
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = 3
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.09)
  source.connect(filter).connect(gain).connect(on.destination)
  source.start(at, 0, 0.1)
}

function note(on: AudioContext, after: number, pitch: number): void {
  const [tone, gain] = [on.createOscillator(), on.createGain()]
  const at = on.currentTime + after
  tone.frequency.value = pitch
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(0.05, at + 0.02)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.5)
  tone.connect(gain).connect(on.destination)
  tone.start(at)
  tone.stop(at + 0.55)
}

export function play(sound: Sound): void {
  const on = open()
  if (!on) return
  if (sound === 'move') tap(on, 0, 420, 0.22)
  else if (sound === 'dice') for (let i = 0; i < 6; i++) tap(on, i * 0.06 + Math.random() * 0.03, 1400 + i * 120, 0.16)
  else [523, 659].forEach((pitch, i) => note(on, i * 0.14, pitch))
}
