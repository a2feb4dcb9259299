/** Two notes that rise, in hertz, each this many seconds after the one before. */
const notes = [659.25, 987.77] as const
const pace = 0.12
/** How long a note fades, in seconds. */
const fading = 0.5

/**
 * A short chime, from 0 (unheard) to 1 (as loud as the device plays); made of tones, so that there is no file to
 * load. Browsers keep silent until somebody has pressed something, and so does a tab that nobody looks at.
 */
export function playChime(volume: number): void {
  if (volume === 0 || document.hidden || !navigator.userActivation.hasBeenActive) return
  const context = new AudioContext()
  const master = new GainNode(context, { gain: volume })
  master.connect(context.destination)
  const last = notes.map((frequency, index) => {
    const begin = context.currentTime + index * pace
    const tone = new OscillatorNode(context, { type: 'sine', frequency })
    const fade = new GainNode(context)
    fade.gain.setValueAtTime(1, begin)
    fade.gain.exponentialRampToValueAtTime(0.001, begin + fading)
    tone.connect(fade).connect(master)
    tone.start(begin)
    tone.stop(begin + fading)
    return tone
  })
  last.at(-1)?.addEventListener('ended', () => void context.close())
}
