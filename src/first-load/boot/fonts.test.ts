// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showFonts } from './fonts.ts'

const { dataset } = document.documentElement
/** Time since the start of the visit, of a server that is near and of one that is far away, in milliseconds. */
const near = 40
const far = 400

beforeEach(() => {
  localStorage.clear()
  document.head.innerHTML = ''
  dataset['fonts'] = '/a.woff2 /b.woff2'
  delete dataset['deviceFonts']
})
afterEach(() => {
  vi.restoreAllMocks()
})

const hasDeviceFonts = () => dataset['deviceFonts'] !== undefined
const files = () => [...document.querySelectorAll('link')]
const receiveFiles = () => files().forEach((link) => link.dispatchEvent(new Event('load')))

/** A page that begins at a time. Returns its first paint. */
function open(at: number): () => void {
  vi.spyOn(performance, 'now').mockReturnValue(at)
  const paints: FrameRequestCallback[] = []
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => paints.push(callback))
  showFonts()
  return () => paints.forEach((paint) => paint(at))
}

it('shows the fonts from the first paint on if the server is near', () => {
  const paint = open(near)
  expect(hasDeviceFonts()).toBe(true)
  receiveFiles()
  expect(hasDeviceFonts()).toBe(false)
  paint()
})

it('shows them from the first paint on if an earlier page has loaded them', () => {
  open(near)
  receiveFiles()
  document.head.innerHTML = ''
  open(far)
  expect(hasDeviceFonts()).toBe(false)
  expect(files()).toEqual([])
})

it('remembers those of each language', () => {
  open(near)
  receiveFiles()
  document.head.innerHTML = ''
  dataset['fonts'] = '/a.woff2 /c.woff2'
  open(near)
  expect(hasDeviceFonts()).toBe(true)
  receiveFiles()
  dataset['fonts'] = '/a.woff2 /b.woff2'
  open(far)
  expect(hasDeviceFonts()).toBe(false)
})

it('loads them after the page if the server is far away', () => {
  open(far)
  dispatchEvent(new Event('DOMContentLoaded'))
  expect(files()).toEqual([])
  dispatchEvent(new Event('load'))
  expect(files().map((link) => link.getAttribute('href'))).toEqual(['/a.woff2', '/b.woff2'])
})

it('loads them once, also if the page has a picture that never comes', async () => {
  vi.useFakeTimers()
  open(far)
  dispatchEvent(new Event('DOMContentLoaded'))
  await vi.advanceTimersByTimeAsync(4999)
  expect(files()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(files()).toHaveLength(2)
  dispatchEvent(new Event('load'))
  expect(files()).toHaveLength(2)
  vi.useRealTimers()
})

it('shows those that could be loaded, and loads all again with the next page', () => {
  open(near)
  const [first, second] = files()
  first?.dispatchEvent(new Event('error'))
  expect(hasDeviceFonts()).toBe(true)
  second?.dispatchEvent(new Event('load'))
  expect(hasDeviceFonts()).toBe(false)
  open(near)
  expect(hasDeviceFonts()).toBe(true)
})

it('loads them again if they are others', () => {
  localStorage.setItem('marquee.fonts', '/old.woff2')
  open(near)
  expect(hasDeviceFonts()).toBe(true)
})

it.each([
  ['a scroll', () => dispatchEvent(new Event('scroll'))],
  ['a page that is hidden', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
  ['a link', () => document.querySelector('span')?.click()],
])('moves no control of a painted page before %s', (_what, act) => {
  document.body.innerHTML = '<button>Tap</button><a href="#x"><span>Next</span></a>'
  const paint = open(near)
  paint()
  receiveFiles()
  document.querySelector('button')?.click()
  expect(hasDeviceFonts()).toBe(true)
  act()
  expect(hasDeviceFonts()).toBe(false)
})
