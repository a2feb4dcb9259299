// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { noteFilledIn } from '../../lib/browser/typed-input.ts'
import { mustStayQuiet } from './quiet-pages.ts'

it('lets offers open over every page but a calm one and one whose form is filled in', () => {
  expect([mustStayQuiet({}), mustStayQuiet({ isCalm: true })]).toEqual([false, true])
  const form = document.createElement('form')
  document.body.append(form)
  noteFilledIn(form)
  expect([mustStayQuiet({}), mustStayQuiet({ forGuests: true })]).toEqual([true, false])
})
