import { describe, expect, test } from 'vitest'
import { createFormStore, type FormStoreOptions } from './form-store.ts'

/** Whether a field may show its issues after each event. */
function revealed(strategy: FormStoreOptions['strategy']) {
  const store = createFormStore({ strategy, ask: () => Promise.reject(new Error('nobody is asked')) })
  const after = (happen: () => void) => {
    happen()
    return store.isRevealed('phone')
  }
  return {
    changed: after(() => store.change('phone')),
    left: after(() => store.touch('phone')),
    sent: after(() => store.markSent()),
  }
}

describe('a field shows its issues', () => {
  test('from the first key if fields are validated immediately', () => {
    expect(revealed('immediate')).toEqual({ changed: true, left: true, sent: true })
  })
  test('after it has lost the focus if fields are validated eagerly', () => {
    expect(revealed('eager')).toEqual({ changed: false, left: true, sent: true })
  })
  test('only after a submit attempt if fields are validated on submit', () => {
    expect(revealed('onSubmit')).toEqual({ changed: false, left: false, sent: true })
  })
})

test('keeps the identity of a field’s state until it changes, for every reader', () => {
  const store = createFormStore({
    strategy: 'eager',
    ask: () => Promise.reject(new Error('nobody is asked')),
  })
  const read = () => [store.fieldState('phone', true), store.fieldState('phone', false)]
  const before = read()
  store.setMessages(new Map([['email', 'Введите почту']]))
  store.touch('email')
  expect(read().map((state, index) => state === before[index])).toEqual([true, true])
  store.touch('phone')
  expect(store.fieldState('phone', true)).toMatchObject({ isValid: true, isSound: true })
  store.setMessages(new Map([['phone', 'Введите номер']]))
  expect(store.fieldState('phone', true)).toMatchObject({
    message: 'Введите номер',
    isValid: false,
    isSound: false,
  })
})
