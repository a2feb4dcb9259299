import { expect, it } from 'vitest'
import { fitPage } from './fit.ts'

it('scales a page down to the width of its stage and shows as much more of its height', () => {
  expect(fitPage(1440, { width: 720, height: 600 }, 'fit')).toEqual({
    scale: 0.5,
    page: { width: 1440, height: 1200 },
    shown: { width: 720, height: 600 },
  })
})

it('shows a page that is narrower than its stage in its own size', () => {
  expect(fitPage(390, { width: 720, height: 600 }, 'fit')).toEqual({
    scale: 1,
    page: { width: 390, height: 600 },
    shown: { width: 390, height: 600 },
  })
})

it('shows a page at a chosen share of its size, however wide its stage is', () => {
  expect(fitPage(1440, { width: 500, height: 600 }, '50')).toEqual({
    scale: 0.5,
    page: { width: 1440, height: 1200 },
    shown: { width: 720, height: 600 },
  })
})
