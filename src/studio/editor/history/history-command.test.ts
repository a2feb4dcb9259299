// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { historyCommand } from './history-command.ts'

const press = (markup: string, key: string, more: Partial<Parameters<typeof historyCommand>[0]> = {}) => {
  document.body.innerHTML = markup
  const target = document.querySelector('input') ?? document.body
  return historyCommand({
    key,
    ctrlKey: true,
    metaKey: false,
    shiftKey: false,
    defaultPrevented: false,
    target,
    ...more,
  })
}

it('steps through the history from any field, and with the command key', () => {
  expect(press('<input>', 'z')).toBe('undo')
  expect(press('<input>', 'Z', { shiftKey: true })).toBe('redo')
  expect(press('<input>', 'y', { ctrlKey: false, metaKey: true })).toBe('redo')
  expect(press('<input>', 'z', { ctrlKey: false })).toBeNull()
  expect(press('<input>', 'a')).toBeNull()
})

it('leaves keys to dialogs, to a form that is tried, and to those that handled them', () => {
  expect(press('<dialog><input></dialog>', 'z')).toBeNull()
  expect(press('<div data-own-undo=""><input></div>', 'z')).toBeNull()
  expect(press('<input>', 'z', { defaultPrevented: true })).toBeNull()
})
