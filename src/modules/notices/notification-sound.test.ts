// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { playNotificationSound } from './notification-sound.ts'

afterEach(() => vi.unstubAllGlobals())

it('can be a file of the site, in place of the notes, and a missing one is ignored', () => {
  const played: [string, number][] = []
  class FakeAudio {
    volume = 1
    constructor(readonly src: string) {}
    play = () => {
      played.push([this.src, this.volume])
      return Promise.reject(new Error('not found'))
    }
  }
  const notes = vi.fn()
  vi.stubGlobal('Audio', FakeAudio)
  vi.stubGlobal('AudioContext', notes)
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  playNotificationSound(0.5, '/media/sounds/a.mp3')
  playNotificationSound(0, '/media/sounds/a.mp3')
  expect(played).toEqual([['/media/sounds/a.mp3', 0.5]])
  expect(notes).not.toHaveBeenCalled()
})
