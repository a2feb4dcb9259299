/** Two rising notes in hertz, and the delay between them in seconds. */
const notes = [659.25, 987.77] as const
const interval = 0.12
/** Fade-out of a note in seconds. */
const fading = 0.5

/**
 * A short sound with a volume from 0 (silent) to 1: the site's own file, or a generated one, for which there is no file
 * to load. Browsers stay silent until the first user gesture, and so do hidden tabs.
 */
export function playNotificationSound(volume: number, file: string | undefined): void {
  if (volume === 0 || document.hidden || !navigator.userActivation.hasBeenActive) return
  if (file === undefined) return playNotes(volume)
  const audio = new Audio(file)
  audio.volume = volume
  // The file may be gone, or in a format that this browser does not play.
  audio.play().catch(() => playNotes(volume))
}

function playNotes(volume: number): void {
  const context = new AudioContext()
  const master = new GainNode(context, { gain: volume })
  master.connect(context.destination)
  const last = notes.map((frequency, index) => {
    const begin = context.currentTime + index * interval
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
