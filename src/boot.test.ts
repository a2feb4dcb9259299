// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

const scripts = import.meta.glob('./boot.js')

/** Runs the script again. Returns what it leaves for the application. */
async function boot() {
  vi.resetModules()
  await scripts['./boot.js']?.()
  const left: unknown = Reflect.get(window, '__marqueeBoot')
  if (typeof left !== 'object' || left === null || !('done' in left) || typeof left.done !== 'function')
    throw new Error('boot left nothing')
  const { done } = left
  return (): unknown => Reflect.apply(done, left, [])
}

function button(attributes = '') {
  document.body.innerHTML = `<button ${attributes}><span>Press</span></button>`
  const element = document.querySelector('button')
  const inner = document.querySelector('span')
  if (element === null || inner === null) throw new Error('no button')
  return { element, press: () => inner.click() }
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute('data-scheme')
})

it('sets the colour scheme that the player chose', async () => {
  localStorage.setItem('marquee.scheme', 'light')
  const done = await boot()
  done()
  expect(document.documentElement.dataset['scheme']).toBe('light')
})

it('keeps the scheme of the site if the stored one is invalid', async () => {
  localStorage.setItem('marquee.scheme', 'pink')
  document.documentElement.dataset['scheme'] = 'dark'
  const done = await boot()
  done()
  expect(document.documentElement.dataset['scheme']).toBe('dark')
})

it('stores a click on a button once, marks it, and passes it on', async () => {
  const done = await boot()
  const { element, press } = button()
  press()
  press()
  expect(element.dataset['pending']).toBe('')
  expect(done()).toEqual([element])
  expect(element.dataset['pending']).toBeUndefined()
})

it('stores nothing after it has passed its clicks on', async () => {
  const done = await boot()
  const { element, press } = button()
  done()
  let presses = 0
  element.addEventListener('click', () => (presses += 1))
  press()
  expect(presses).toBe(1)
  expect(done()).toEqual([])
})

it.each(['disabled', 'popovertarget="menu"'])('leaves a button with %s to the browser', async (attribute) => {
  const done = await boot()
  const { element } = button(attribute)
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(done()).toEqual([])
})
