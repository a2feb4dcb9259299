// @vitest-environment jsdom
import { act, createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { mount } from '../../../tests/support/mount.tsx'
import { createFormStore, FormStoreContext, useFieldState, type FormStoreOptions } from './form-store.ts'

const ask = () => Promise.reject(new Error('nobody is asked'))

/** Whether a field may show its issues after each event. */
function revealed(strategy: FormStoreOptions['strategy']) {
  const store = createFormStore({ strategy, ask })
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
  test('from the first key if fields are validated immediately [CONT-03]', () => {
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
    ask,
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

test('shows no issues of a field before any event', () => {
  const store = createFormStore({ strategy: 'eager', ask })
  store.setMessages(new Map([['phone', 'Введите номер']]))
  expect(store.isRevealed('phone')).toBe(false)
  expect(store.fieldState('phone', true)).toEqual({
    message: undefined,
    isValid: false,
    isSound: false,
    check: undefined,
  })
})

test('leaving a step reveals its fields and the fields nested in them, and keeps earlier steps revealed', () => {
  const store = createFormStore({ strategy: 'onSubmit', ask })
  const areRevealed = () =>
    ['name', 'address', 'address_city', 'addressee', 'city_address', 'phone'].filter(store.isRevealed)
  expect(areRevealed()).toEqual([])
  store.reveal(['address'])
  expect(areRevealed()).toEqual(['address', 'address_city'])
  store.reveal(['name', 'address'])
  expect(areRevealed()).toEqual(['name', 'address', 'address_city'])
})

test('reports every change once, until the listener leaves', () => {
  const store = createFormStore({ strategy: 'immediate', ask })
  const heard = vi.fn()
  const leave = store.subscribe(heard)
  const reports = (happen: () => void) => {
    heard.mockClear()
    happen()
    return heard.mock.calls.length
  }
  expect(reports(() => store.touch('phone'))).toBe(1)
  expect(reports(() => store.touch('phone'))).toBe(0)
  expect(reports(() => store.change('phone'))).toBe(0)
  expect(reports(() => store.change('email'))).toBe(1)
  expect(reports(() => store.reveal(['email']))).toBe(1)
  expect(reports(() => store.markSent())).toBe(1)
  leave()
  expect(reports(() => store.touch('name'))).toBe(0)
})

test('reports messages only if they have changed', () => {
  const store = createFormStore({ strategy: 'eager', ask })
  const heard = vi.fn()
  store.subscribe(heard)
  const reports = (messages: Record<string, string>) => {
    heard.mockClear()
    store.setMessages(new Map(Object.entries(messages)))
    return heard.mock.calls.length
  }
  expect(reports({})).toBe(0)
  expect(reports({ phone: 'a', email: 'b' })).toBe(1)
  expect(reports({ phone: 'a', email: 'b' })).toBe(0)
  expect(reports({ phone: 'a', email: 'c' })).toBe(1)
  expect(reports({ phone: 'a' })).toBe(1)
  expect(reports({ email: 'a' })).toBe(1)
  expect(reports({})).toBe(1)
})

test('commits the typing of all fields that are still displayed', () => {
  const store = createFormStore({ strategy: 'eager', ask })
  const [phone, email] = [vi.fn(), vi.fn()]
  const draft = (commit: () => void) => ({ commit, value: () => undefined, show: () => undefined })
  store.addDraft('phone', draft(phone))
  const removeEmail = store.addDraft('email', draft(email))
  store.commitDrafts()
  removeEmail()
  store.commitDrafts()
  expect(phone).toHaveBeenCalledTimes(2)
  expect(email).toHaveBeenCalledTimes(1)
})

test('a preview receives the fields that cannot be rendered', () => {
  const reject = vi.fn()
  const field = { path: ['a'], reason: 'no such widget' }
  createFormStore({ strategy: 'eager', ask, reject }).reject?.(field)
  expect(reject).toHaveBeenCalledExactlyOnceWith(field)
})

describe('a field', () => {
  const rendered = vi.fn()
  function Field({ id, isAsked }: { id: string; isAsked?: boolean }): ReactNode {
    const { message, isSound } = useFieldState(id, isAsked)
    rendered(id)
    return createElement('p', null, `${id}: ${message ?? (isSound ? 'sound' : 'nothing')}; `)
  }

  test('renders only when its own state changes', async () => {
    const store = createFormStore({ strategy: 'eager', ask })
    const fields = [
      createElement(Field, { id: 'phone', key: 1 }),
      createElement(Field, { id: 'email', key: 2 }),
    ]
    const { container } = await mount(createElement(FormStoreContext, { value: store }, fields))
    expect(container.textContent).toBe('phone: nothing; email: nothing; ')
    rendered.mockClear()
    act(() => {
      store.setMessages(new Map([['phone', 'Введите номер']]))
      store.touch('phone')
    })
    expect(container.textContent).toBe('phone: Введите номер; email: nothing; ')
    expect(new Set(rendered.mock.calls.flat())).toEqual(new Set(['phone']))
  })

  test('is rendered on the server, too', () => {
    const store = createFormStore({ strategy: 'eager', ask })
    const field = createElement(Field, { id: 'phone', isAsked: true })
    expect(renderToString(createElement(FormStoreContext, { value: store }, field))).toBe(
      '<p>phone: sound; </p>',
    )
  })

  test('cannot be outside of a form', () => {
    expect(() => renderToString(createElement(Field, { id: 'phone' }))).toThrow(
      'a field stands outside of a form',
    )
  })
})
