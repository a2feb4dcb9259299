import type { CompiledBlock, CompiledPage } from '../../../schemas/compiled.ts'
import { logProblem } from '../../lib/log.ts'
import type { DeferredBlocks } from '../../renderer/blocks/deferred-blocks.ts'
import { isField, isTypedInto, keepContent, type Field } from './typed-before-hydration.ts'

interface DeferredBlock {
  type: string
  element: Element
  code: Promise<void>
  resolveCode: () => void
  isLoading: boolean
  /** Buttons clicked before hydration, each with its place among the buttons of the block. */
  clicked: Map<HTMLElement, number>
  /** Fields filled in before hydration, each with its place among the fields and a function that restores its content. */
  typed: Map<Field, { place: number; restore: (present: Field) => void }>
}

export interface Hydration extends DeferredBlocks {
  /** Types that occur only in deferred blocks: the page can hydrate without their code. */
  types: ReadonlySet<string>
  /** Whether an element is in a block that is not hydrated yet. */
  isDeferred: (target: EventTarget | null) => boolean
  /** Call before something changes that blocks may depend on: hydrates all of them. */
  hydrateAll: () => void
  /** Hydrates all blocks. Resolves when React is done, or after a timeout for blocks that never hydrate. */
  whenHydrated: () => Promise<void>
}

/** Distance from the screen at which a block hydrates: larger after scrolling, so that it is ready in time. */
const margins = { atFirst: '10% 0px', scrolling: '100% 0px' }
/** Milliseconds before code that failed to load is requested again. */
const retryDelayMs = 3000
/** Maximum time in milliseconds to wait for blocks. */
const hydrationTimeoutMs = 3000

/** The innermost blocks that are rendered by code. */
function leaves(blocks: readonly CompiledBlock[]): CompiledBlock[] {
  return blocks.flatMap((block) => {
    const inner = Object.values(block.slots ?? {}).flat()
    if (inner.length > 0) return leaves(inner)
    return block.props === undefined ? [] : [block]
  })
}

function withSlots(blocks: readonly CompiledBlock[]): CompiledBlock[] {
  return blocks.flatMap((block) => [block, ...withSlots(Object.values(block.slots ?? {}).flat())])
}

const elementOf = (id: string) => document.querySelector(`[data-block="${CSS.escape(id)}"]`)

/** Whether a click needs the code of the block: the browser or the application handles other buttons. */
function needsBlock(button: HTMLElement): boolean {
  return !button.matches(':disabled, [popovertarget], [data-action]')
}

/** What browsers dispatch for a press before its click. */
const presses = ['pointerdown', 'pointerup', 'touchstart', 'touchend', 'mousedown', 'mouseup']
const buttons = 'button'
const fields = 'input, textarea, select'

const placeOf = (control: Element, selector: string, { element }: DeferredBlock) =>
  [...element.querySelectorAll(selector)].indexOf(control)

/**
 * The clicked button, or the same one in its place: a block that renders again before its code is loaded shows its
 * HTML anew, which React then replaces.
 */
function presentButton(id: string, clicked: HTMLElement, place: number): HTMLElement | undefined {
  if (clicked.isConnected) return clicked
  const button = elementOf(id)?.querySelectorAll<HTMLButtonElement>(buttons)[place]
  return button?.textContent === clicked.textContent ? button : undefined
}

/** The same for a field that was filled in. */
function presentField(id: string, typed: Field, place: number): Field | undefined {
  if (typed.isConnected) return typed
  const field = elementOf(id)?.querySelectorAll(fields)[place]
  return isField(field) && field.name === typed.name && field.type === typed.type ? field : undefined
}

/** Defers the hydration of the first page's blocks until each is needed. */
export function deferHydration(
  page: CompiledPage,
  load: (types: readonly string[]) => Promise<unknown>,
): Hydration {
  const deferred = new Map<string, DeferredBlock>()
  const byElement = new Map<Element, DeferredBlock>()
  for (const { id, type } of leaves(page.blocks)) {
    const element = elementOf(id)
    // A block without an element cannot be observed; it is hydrated when it is displayed.
    if (element === null) continue
    let resolveCode = () => {}
    const code = new Promise<void>((resolve) => (resolveCode = resolve))
    const block: DeferredBlock = {
      type,
      element,
      code,
      resolveCode,
      isLoading: false,
      clicked: new Map(),
      typed: new Map(),
    }
    deferred.set(id, block)
    byElement.set(element, block)
  }

  let resolveAll = () => {}
  const allHydrated = new Promise<void>((resolve) => (resolveAll = resolve))
  if (deferred.size === 0) resolveAll()

  function hydrate(block: DeferredBlock | undefined) {
    if (block === undefined || block.isLoading) return
    block.isLoading = true
    observer.unobserve(block.element)
    load([block.type]).then(block.resolveCode, (error: unknown) => {
      logProblem(`the code of ${block.type} could not be loaded`, error)
      setTimeout(() => {
        block.isLoading = false
        hydrate(block)
      }, retryDelayMs)
    })
  }

  const blockAt = (target: EventTarget | null) => {
    const container = target instanceof Element ? target.closest('[data-block]') : null
    return container === null ? undefined : byElement.get(container)
  }
  const hydrateTarget = ({ target }: Event) => hydrate(blockAt(target))

  /** React would hydrate the block within the event, before the browser can show that something was pressed. */
  function hydrateLater(event: Event) {
    const block = blockAt(event.target)
    if (block === undefined) return
    event.stopPropagation()
    hydrate(block)
  }

  /** Keeps a click for a block that is not hydrated yet. */
  function holdClick(event: Event) {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    const button = event.target.closest('button')
    const block = blockAt(button)
    if (button === null || block === undefined || !needsBlock(button)) return
    event.preventDefault()
    event.stopPropagation()
    button.dataset.pending = ''
    block.clicked.set(button, placeOf(button, buttons, block))
    hydrate(block)
  }

  /** React would reset a field to the value of the server. */
  function keepTyped(field: unknown) {
    if (!isField(field)) return
    const block = blockAt(field)
    block?.typed.set(field, { place: placeOf(field, fields, block), restore: keepContent(field) })
  }

  const watch = (rootMargin: string) => {
    const near = new IntersectionObserver(
      (entries) =>
        entries.forEach(({ isIntersecting, target }) => isIntersecting && hydrate(byElement.get(target))),
      { rootMargin },
    )
    for (const element of byElement.keys()) near.observe(element)
    return near
  }
  let observer = watch(margins.atFirst)
  const widenMargin = () => {
    observer.disconnect()
    observer = watch(margins.scrolling)
  }
  addEventListener('scroll', widenMargin, { once: true, passive: true })
  document.addEventListener('click', holdClick, true)
  document.addEventListener('focusin', hydrateTarget, true)
  for (const type of presses) document.addEventListener(type, hydrateLater, { capture: true, passive: true })
  for (const type of ['input', 'change'])
    document.addEventListener(type, ({ target }) => keepTyped(target), true)
  // Clicked or filled in before this code was loaded.
  for (const button of document.querySelectorAll('[data-pending]')) hydrate(blockAt(button))
  for (const field of document.querySelectorAll(fields))
    if (isField(field) && isTypedInto(field)) keepTyped(field)

  // Types that the layout or a block without deferral also uses are needed at once.
  const needed = new Set(
    withSlots([...page.header, ...page.blocks, ...page.footer])
      .filter(({ id }) => !deferred.has(id))
      .map(({ type }) => type),
  )
  const types = [...deferred.values()].map(({ type }) => type)

  return {
    types: new Set(types.filter((type) => !needed.has(type))),
    isDeferred: (target) => blockAt(target) !== undefined,
    codeFor: (id) => deferred.get(id)?.code,
    onHydrated(id) {
      const block = deferred.get(id)
      if (block === undefined) return
      deferred.delete(id)
      byElement.delete(block.element)
      observer.unobserve(block.element)
      if (deferred.size === 0) resolveAll()
      // In a later task, because React does not handle events while it hydrates.
      setTimeout(() => {
        for (const [field, { place, restore }] of block.typed) {
          const present = presentField(id, field, place)
          if (present) restore(present)
        }
        for (const [button, place] of block.clicked) {
          const present = presentButton(id, button, place)
          if (present === undefined) continue
          delete present.dataset.pending
          present.click()
        }
      })
    },
    hydrateAll: () => deferred.forEach(hydrate),
    whenHydrated() {
      deferred.forEach(hydrate)
      const enough = new Promise<void>((resolve) => setTimeout(resolve, hydrationTimeoutMs))
      return Promise.race([allHydrated, enough])
    },
  }
}
