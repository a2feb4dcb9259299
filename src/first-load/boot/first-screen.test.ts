// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { applyChoices } from './choices.ts'
import { startWithFirstScreen } from './first-screen.ts'

function run(): void {
  applyChoices()
  startWithFirstScreen()
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute('data-scheme')
})

it('sets the colour scheme that the player chose', () => {
  localStorage.setItem('marquee.scheme', 'light')
  run()
  expect(document.documentElement.dataset['scheme']).toBe('light')
})

it('hides the balance of the page from the start if the player has chosen so', () => {
  run()
  expect(document.documentElement.dataset['hidesBalance']).toBeUndefined()
  localStorage.setItem('marquee.hide_balance', '1')
  run()
  expect(document.documentElement.dataset['hidesBalance']).toBe('')
  delete document.documentElement.dataset['hidesBalance']
})

it('keeps the scheme of the site if the stored one is invalid', () => {
  localStorage.setItem('marquee.scheme', 'pink')
  document.documentElement.dataset['scheme'] = 'dark'
  run()
  expect(document.documentElement.dataset['scheme']).toBe('dark')
})

it('marks a guest with an invitation, whose notice the page has hidden', () => {
  run()
  expect(document.documentElement.dataset['invited']).toBeUndefined()
  document.cookie = 'marquee_invited=1'
  run()
  expect(document.documentElement.dataset['invited']).toBe('')
  document.cookie = 'marquee_invited=; max-age=0'
  delete document.documentElement.dataset['invited']
})

describe('blocks below the first screen', () => {
  const waits = () => 'blocks' in document.documentElement.dataset
  const page = (picture: string) =>
    `<main>${'<div></div>'.repeat(4)}<div id="below">${picture}</div></main><footer data-block="footer"></footer>`
  const arriveAt = (top: number, selector = '#below') => {
    const block = document.querySelector(selector)
    if (block) block.getBoundingClientRect = () => new DOMRect(0, top, 100, 100)
    document.dispatchEvent(new Event('readystatechange'))
  }
  const severalFrames = () => vi.advanceTimersByTimeAsync(80)

  beforeEach(() => {
    vi.useFakeTimers()
    delete document.documentElement.dataset['blocks']
    location.hash = ''
    document.body.innerHTML = page('<img fetchpriority="high">')
    Object.defineProperty(document.querySelector('img'), 'complete', { value: false })
  })
  afterEach(() => vi.useRealTimers())

  it('wait until its picture is painted, and come one after the other', async () => {
    run()
    arriveAt(innerHeight)
    await severalFrames()
    expect(waits()).toBe(true)
    document.querySelector('img')?.dispatchEvent(new Event('load'))
    expect(waits()).toBe(true)
    const counts: (string | undefined)[] = []
    for (let frame = 0; frame < 4; frame++) {
      await vi.advanceTimersByTimeAsync(18)
      counts.push(document.documentElement.dataset['blocks'])
    }
    expect(counts).toEqual(['5', '6', undefined, undefined])
  })

  it('wait for one frame if the first screen has no picture', async () => {
    document.body.innerHTML = page('')
    run()
    arriveAt(innerHeight)
    expect(waits()).toBe(true)
    await severalFrames()
    expect(waits()).toBe(false)
  })

  it('wait a second at most for a picture that is late', async () => {
    run()
    arriveAt(innerHeight)
    await vi.advanceTimersByTimeAsync(999)
    expect(waits()).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(waits()).toBe(false)
  })

  it.each(['#below', 'footer'])('do not wait if one of them is on it: %s', async (selector) => {
    if (selector === 'footer') document.querySelector('#below')?.remove()
    run()
    arriveAt(innerHeight - 1, selector)
    await vi.advanceTimersByTimeAsync(17)
    expect(waits()).toBe(false)
  })

  it('do not wait when the visitor scrolls, or if the address leads to one of them', () => {
    run()
    window.dispatchEvent(new Event('scroll'))
    expect(waits()).toBe(false)
    location.hash = '#below'
    run()
    expect(waits()).toBe(false)
  })
})
