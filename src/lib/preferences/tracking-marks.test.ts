// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { writeJson } from '../browser/storage.ts'
import * as storageKeys from '../browser/storage-keys.ts'
import { keepMarks, readMarks } from './tracking-marks.ts'

beforeEach(() => sessionStorage.clear())

test('only recognised parameters of the query are stored, newer ones replace older ones [TRACK-01]', () => {
  keepMarks('?track_id=1&publisher_id=2&goal_id=3&goal_entry_id=4&link_id=5&show_popup_reg=1&utm_source=x')
  keepMarks('?track_id=9')
  keepMarks('?other=1')
  expect(readMarks()).toEqual({
    track_id: '9',
    publisher_id: '2',
    goal_id: '3',
    goal_entry_id: '4',
    link_id: '5',
    show_popup_reg: '1',
  })
})

test('an empty, overlong or list value is not stored', () => {
  keepMarks(`?track_id=&goal_id=${'x'.repeat(201)}&link_id[]=1&publisher_id=7`)
  expect(readMarks()).toEqual({ publisher_id: '7' })
})

test('unknown values in the storage are dropped', () => {
  writeJson('session', storageKeys.trackingMarks, { track_id: { a: 1 }, name: 'Dilnoza', link_id: '3' })
  expect(readMarks()).toEqual({ link_id: '3' })
})
