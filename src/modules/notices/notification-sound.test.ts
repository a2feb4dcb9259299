// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { playNotificationSound } from './notification-sound.ts'

const played: [string, number][] = []
let tones = 0
function stubSound(play: () => Promise<void>): void {
  played.length = 0
  tones = 0
  class FakeAudio {
    volume = 1
    constructor(readonly src: string) {}
    play = () => {
      played.push([this.src, this.volume])
      return play()
    }
  }
  class FakeContext {
    currentTime = 0
    destination = {}
  }
  class FakeNode {
    gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }
    connect = (next: FakeNode) => next
    addEventListener = () => undefined
    stop = () => undefined
    start = () => void (tones += 1)
  }
  vi.stubGlobal('Audio', FakeAudio)
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('GainNode', FakeNode)
  vi.stubGlobal('OscillatorNode', FakeNode)
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
}

it('can be a file of the site, in place of the notes [LOY-13]', async () => {
  stubSound(() => Promise.resolve())
  playNotificationSound(0.5, '/media/sounds/a.mp3')
  playNotificationSound(0, '/media/sounds/a.mp3')
  await Promise.resolve()
  expect(played).toEqual([['/media/sounds/a.mp3', 0.5]])
  expect(tones).toBe(0)
})

it('is the notes if the file is missing or the browser cannot play it', async () => {
  stubSound(() => Promise.reject(new DOMException('no supported source', 'NotSupportedError')))
  playNotificationSound(0.5, '/media/sounds/a.ogg')
  await vi.waitFor(() => expect(tones).toBe(2))
})
