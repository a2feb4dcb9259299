import { act, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { useRowScroll } from './use-row-scroll.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
function Row() {
  const list = useRef<HTMLUListElement>(null)
  const row = useRowScroll(list, 'games')
  return (
    <>
      <ul ref={list} onScroll={row.measure} />
      <button type="button" onClick={row.scrollForward}>
        {row.isAtStart ? 'start' : row.isAtEnd ? 'end' : 'middle'}
      </button>
    </>
  )
}

it.each([
  ['ltr', 1],
  ['rtl', -1],
])('a row %s scrolls forward by its width times %i and knows its end', async (dir, sign) => {
  const place = document.body.appendChild(document.createElement('div'))
  place.style.direction = dir
  await act(async () => createRoot(place).render(<Row />))
  const list = place.querySelector('ul')
  const button = place.querySelector('button')
  if (!list || !button) throw new Error('The row is missing')
  let scrollLeft = 0
  Object.defineProperties(list, {
    clientWidth: { value: 300 },
    scrollWidth: { value: 600 },
    scrollLeft: { get: () => scrollLeft },
    scrollBy: { value: ({ left }: { left: number }) => (scrollLeft += left) },
  })
  expect(button.textContent).toBe('start')
  await act(async () => {
    button.click()
    list.dispatchEvent(new Event('scroll', { bubbles: true }))
  })
  expect(scrollLeft).toBe(sign * 300)
  expect(button.textContent).toBe('end')
})
