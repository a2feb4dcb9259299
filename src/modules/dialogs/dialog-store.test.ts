import { describe, expect, it, vi } from 'vitest'
import { createDialogStore, visibleDialogs, type DialogOptions, type DialogStore } from './dialog-store.ts'

const dialog = (options: Partial<DialogOptions> = {}): DialogOptions => ({
  title: 'Title',
  content: null,
  ...options,
})

/** Plays the view, which ends the animation of leaving dialogs. */
function settle(store: DialogStore) {
  for (const { id, status } of store.get()) if (status === 'leaving') store.remove(id)
}
const ids = (store: DialogStore) => store.get().map(({ id }) => id)
const visible = (store: DialogStore) => [...visibleDialogs(store.get())]

describe('the stack', () => {
  it('gives every dialog an id, its own or a new one [DLG-05]', () => {
    const store = createDialogStore()
    const [first, second] = [store.open(dialog()), store.open(dialog())]
    expect(first).not.toBe(second)
    expect(store.open(dialog({ id: 'login' }))).toBe('login')
    expect(ids(store)).toEqual([first, second, 'login'])
  })

  it('shows only the topmost of each type', () => {
    const store = createDialogStore()
    store.open(dialog({ id: 'a' }))
    store.open(dialog({ id: 'b', type: 'confirm' }))
    store.open(dialog({ id: 'c', type: 'curtain' }))
    store.open(dialog({ id: 'd' }))
    expect(visible(store)).toEqual(expect.arrayContaining(['b', 'c', 'd']))
    expect(visible(store)).not.toContain('a')
  })

  it('closes exactly the given dialog and shows the one below again [DLG-04]', () => {
    const store = createDialogStore()
    store.open(dialog({ id: 'lower' }))
    store.open(dialog({ id: 'upper' }))
    store.close('upper')
    expect(visible(store)).toContain('lower')
    settle(store)
    expect(ids(store)).toEqual(['lower'])
  })

  it('replaces the content when the same id is opened again', () => {
    const store = createDialogStore()
    store.open(dialog({ id: 'login', content: 'skeleton' }))
    store.open(dialog({ id: 'other' }))
    store.open(dialog({ id: 'login', content: 'form' }))
    expect(ids(store)).toEqual(['login', 'other'])
    expect(store.get()[0]?.content).toBe('form')
  })

  it('opens a popup as wide as its content unless told otherwise', () => {
    const store = createDialogStore()
    store.open(dialog())
    store.open(dialog({ type: 'curtain', size: 'side' }))
    expect(store.get()).toMatchObject([
      { type: 'popup', size: 'custom', status: 'open' },
      { type: 'curtain', size: 'side', status: 'open' },
    ])
  })

  it('opens a leaving dialog anew and on top', () => {
    const store = createDialogStore()
    store.open(dialog({ id: 'login' }))
    store.open(dialog({ id: 'other' }))
    store.close('login')
    expect(visible(store)).toEqual(expect.arrayContaining(['login', 'other']))
    store.open(dialog({ id: 'login' }))
    expect(store.get().map(({ id, status }) => [id, status])).toEqual([
      ['other', 'open'],
      ['login', 'open'],
    ])
    settle(store)
    expect(ids(store)).toEqual(['other', 'login'])
  })

  it('ignores dialogs that are not open', () => {
    const store = createDialogStore()
    const heard = vi.fn()
    store.subscribe(heard)
    store.close('never')
    store.remove('never')
    store.closeTop()
    expect(heard).not.toHaveBeenCalled()
  })

  it('closes the topmost that is not already leaving', () => {
    const store = createDialogStore()
    store.open(dialog({ id: 'lower' }))
    store.open(dialog({ id: 'upper' }))
    store.closeTop()
    store.closeTop()
    settle(store)
    expect(ids(store)).toEqual([])
  })
})

describe('closing all', () => {
  it('begins with the topmost', () => {
    const store = createDialogStore()
    const asked: string[] = []
    for (const id of ['lower', 'upper']) store.open(dialog({ id, beforeClose: () => void asked.push(id) }))
    store.closeAll()
    expect(asked).toEqual(['upper', 'lower'])
  })

  it('leaves dialogs that only code may close', () => {
    const store = createDialogStore()
    store.open(dialog({ id: 'login' }))
    store.open(dialog({ id: 'completion', preventClose: true }))
    store.open(dialog({ id: 'question', type: 'confirm' }))
    store.closeAll()
    settle(store)
    expect(ids(store)).toEqual(['completion'])
  })
})

describe('hooks', () => {
  it('opens only after beforeOpen has ended [DLG-07]', async () => {
    const store = createDialogStore()
    let ready = () => {}
    store.open(dialog({ id: 'late', beforeOpen: () => new Promise<void>((resolve) => (ready = resolve)) }))
    expect(visible(store)).toEqual([])
    ready()
    await vi.waitFor(() => expect(visible(store)).toEqual(['late']))
  })

  it('does not open if beforeOpen fails, and reports the error', async () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const store = createDialogStore()
    const failure = new Error('no content')
    store.open(dialog({ beforeOpen: () => Promise.reject(failure) }))
    await vi.waitFor(() => expect(store.get()).toEqual([]))
    expect(report).toHaveBeenCalledWith(failure)
  })

  it('closes at once while it waits for beforeOpen, and then never opens', async () => {
    const store = createDialogStore()
    const [closed, beforeClose] = [vi.fn(), vi.fn()]
    let ready = () => {}
    const preparation = new Promise<void>((resolve) => (ready = resolve))
    store.open(dialog({ id: 'late', beforeOpen: () => preparation, beforeClose, closed }))
    store.close('late')
    expect(store.get()).toEqual([])
    expect(closed).toHaveBeenCalledOnce()
    expect(beforeClose).not.toHaveBeenCalled()
    ready()
    await preparation
    await Promise.resolve()
    expect(store.get()).toEqual([])
  })

  it('stays invisible while its content is replaced during beforeOpen', async () => {
    const store = createDialogStore()
    let ready = () => {}
    const preparation = new Promise<void>((resolve) => (ready = resolve))
    store.open(dialog({ id: 'late', beforeOpen: () => preparation }))
    store.open(dialog({ id: 'late', content: 'form' }))
    expect(store.get()).toMatchObject([{ content: 'form', status: 'opening' }])
    ready()
    await vi.waitFor(() => expect(visible(store)).toEqual(['late']))
  })

  it('does not bring a leaving dialog back when an earlier beforeOpen ends', async () => {
    const store = createDialogStore()
    let ready = () => {}
    const preparation = new Promise<void>((resolve) => (ready = resolve))
    store.open(dialog({ id: 'one', beforeOpen: () => preparation }))
    store.close('one')
    store.open(dialog({ id: 'one' }))
    store.close('one')
    ready()
    await preparation
    await Promise.resolve()
    expect(store.get()[0]?.status).toBe('leaving')
  })

  it('closes after beforeClose has agreed', async () => {
    const store = createDialogStore()
    store.open(dialog({ id: 'now', beforeClose: () => true }))
    store.open(dialog({ id: 'later', type: 'curtain', beforeClose: () => Promise.resolve(true) }))
    store.close('now')
    store.close('later')
    expect(store.get().map(({ status }) => status)).toEqual(['leaving', 'open'])
    await vi.waitFor(() => expect(store.get()[1]?.status).toBe('leaving'))
  })

  it('ignores the answer of beforeClose for a dialog that has meanwhile been removed', async () => {
    const store = createDialogStore()
    let agree: (answer: boolean) => void = () => {}
    const answer = new Promise<boolean>((resolve) => (agree = resolve))
    store.open(dialog({ id: 'one', beforeClose: () => answer }))
    store.close('one')
    store.remove('one')
    agree(true)
    await answer
    await Promise.resolve()
    expect(store.get()).toEqual([])
  })

  it('stays open if beforeClose refuses, synchronously or not [DLG-08]', async () => {
    const store = createDialogStore()
    store.open(dialog({ id: 'now', beforeClose: () => false }))
    store.open(dialog({ id: 'later', type: 'curtain', beforeClose: () => Promise.resolve(false) }))
    store.close('now')
    store.close('later')
    await Promise.resolve()
    expect(store.get().map(({ status }) => status)).toEqual(['open', 'open'])
  })

  it('closes in spite of a failing beforeClose', async () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const store = createDialogStore()
    const failure = new Error('broken')
    store.open(dialog({ id: 'one', beforeClose: () => Promise.reject(failure) }))
    store.close('one')
    await vi.waitFor(() => expect(store.get()[0]?.status).toBe('leaving'))
    expect(report).toHaveBeenCalledWith(failure)
  })

  it('runs closed once, after the dialog has closed [DLG-09]', () => {
    const store = createDialogStore()
    const closed = vi.fn(() => expect(store.get()).toEqual([]))
    store.open(dialog({ id: 'one', closed }))
    store.close('one')
    store.close('one')
    expect(closed).not.toHaveBeenCalled()
    settle(store)
    settle(store)
    expect(closed).toHaveBeenCalledOnce()
  })
})

describe('the queue', () => {
  it('shows one after another and waits for open dialogs [DLG-11]', () => {
    const store = createDialogStore()
    store.open(dialog({ id: 'login' }))
    store.enqueue(dialog({ id: 'cashback' }))
    store.enqueue(dialog({ id: 'campaign' }))
    expect(ids(store)).toEqual(['login'])
    store.close('login')
    expect(ids(store)).toEqual(['login'])
    settle(store)
    expect(ids(store)).toEqual(['cashback'])
    store.close('cashback')
    settle(store)
    expect(ids(store)).toEqual(['campaign'])
  })

  it('shows a dialog immediately if none is open', () => {
    const store = createDialogStore()
    store.enqueue({ ...dialog({ id: 'campaign' }), stillWanted: () => true })
    expect(ids(store)).toEqual(['campaign'])
    expect(store.get()[0]).not.toHaveProperty('stillWanted')
    store.close('campaign')
    settle(store)
    expect(ids(store)).toEqual([])
  })

  it('skips an unwanted dialog that has no closing hook', () => {
    const store = createDialogStore()
    store.enqueue({ ...dialog({ id: 'campaign' }), stillWanted: () => false })
    expect(ids(store)).toEqual([])
  })

  it('skips a dialog that is no longer wanted when its turn comes', () => {
    const store = createDialogStore()
    const closed = vi.fn()
    store.open(dialog({ id: 'login' }))
    store.enqueue({ ...dialog({ id: 'campaign', closed }), stillWanted: () => false })
    store.enqueue(dialog({ id: 'cashback' }))
    store.close('login')
    settle(store)
    expect(ids(store)).toEqual(['cashback'])
    expect(closed).toHaveBeenCalledOnce()
  })
})
