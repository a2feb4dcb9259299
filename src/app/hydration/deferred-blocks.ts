import type { CompiledBlock, CompiledPage } from '../../../schemas/compiled.ts'
import { logProblem } from '../../lib/log.ts'
import type { DeferredBlocks } from '../../renderer/blocks/deferred-blocks.ts'
import { isField, isTypedInto, keepContent } from './typed-before-hydration.ts'

interface Sleeper {
  type: string
  element: Element
  code: Promise<void>
  arrived: () => void
  isWaking: boolean
  /** Buttons that were pressed meanwhile. */
  pressed: Set<HTMLElement>
  /** Fields that were filled in meanwhile, each with what puts its content back. */
  typed: Map<Element, () => void>
}

export interface Sleepers extends DeferredBlocks {
  /** Types whose code nobody needs to wait for. */
  types: ReadonlySet<string>
  /** Whether a place of the document is in a block that React has not taken over. */
  isAsleep: (target: EventTarget | null) => boolean
  /** Something that blocks may depend on is about to change: all of them have to be there. */
  wakeAll: () => void
  /** Wakes all, and is kept when React has taken them over; what it never takes over holds nothing up for long. */
  untilAwake: () => Promise<void>
}

/** How far from the screen a block is woken: further when somebody scrolls, so that it is alive on arrival. */
const margins = { atFirst: '10% 0px', scrolling: '100% 0px' }
/** Milliseconds before code that could not be had is asked for again. */
const pause = 3000
/** Milliseconds that blocks are waited for at most. */
const patience = 3000

/** Blocks with a place in the document and nothing but themselves in it. */
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

const placeOf = (id: string) => document.querySelector(`[data-block="${CSS.escape(id)}"]`)

/** What the document or its links do by themselves, asleep or not. */
function needsBlock(button: HTMLElement): boolean {
  return !button.matches(':disabled, [popovertarget], [data-action]')
}

/** Puts the blocks of the first page to sleep and wakes each when it is needed. */
export function watchSleepers(
  page: CompiledPage,
  load: (types: readonly string[]) => Promise<unknown>,
): Sleepers {
  const sleepers = new Map<string, Sleeper>()
  const byElement = new Map<Element, Sleeper>()
  for (const { id, type } of leaves(page.blocks)) {
    const element = placeOf(id)
    // What is not shown now has no place to watch, and its code is here when it is.
    if (element === null) continue
    let arrived = () => {}
    const code = new Promise<void>((resolve) => (arrived = resolve))
    const sleeper: Sleeper = {
      type,
      element,
      code,
      arrived,
      isWaking: false,
      pressed: new Set(),
      typed: new Map(),
    }
    sleepers.set(id, sleeper)
    byElement.set(element, sleeper)
  }

  let tellAllAwake = () => {}
  const everyone = new Promise<void>((resolve) => (tellAllAwake = resolve))
  if (sleepers.size === 0) tellAllAwake()

  function wake(sleeper: Sleeper | undefined) {
    if (sleeper === undefined || sleeper.isWaking) return
    sleeper.isWaking = true
    observer.unobserve(sleeper.element)
    load([sleeper.type]).then(sleeper.arrived, (error: unknown) => {
      logProblem(`the code of ${sleeper.type} could not be loaded`, error)
      setTimeout(() => {
        sleeper.isWaking = false
        wake(sleeper)
      }, pause)
    })
  }

  const sleeperAt = (target: EventTarget | null) => {
    const place = target instanceof Element ? target.closest('[data-block]') : null
    return place === null ? undefined : byElement.get(place)
  }
  const reachFor = ({ target }: Event) => wake(sleeperAt(target))

  /** Keeps a press that the block cannot answer yet. */
  function hold(event: Event) {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    const button = event.target.closest('button')
    const sleeper = sleeperAt(button)
    if (button === null || sleeper === undefined || !needsBlock(button)) return
    event.preventDefault()
    event.stopPropagation()
    button.dataset.pending = ''
    sleeper.pressed.add(button)
    wake(sleeper)
  }

  /** React would set a field back to what the server knew. */
  function keepTyped(field: unknown) {
    if (isField(field)) sleeperAt(field)?.typed.set(field, keepContent(field))
  }

  const watch = (rootMargin: string) => {
    const near = new IntersectionObserver(
      (entries) =>
        entries.forEach(({ isIntersecting, target }) => isIntersecting && wake(byElement.get(target))),
      { rootMargin },
    )
    for (const element of byElement.keys()) near.observe(element)
    return near
  }
  let observer = watch(margins.atFirst)
  const lookFurther = () => {
    observer.disconnect()
    observer = watch(margins.scrolling)
  }
  addEventListener('scroll', lookFurther, { once: true, passive: true })
  document.addEventListener('click', hold, true)
  for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, reachFor, true)
  for (const type of ['input', 'change'])
    document.addEventListener(type, ({ target }) => keepTyped(target), true)
  // Pressed or filled in before any of this was here.
  for (const button of document.querySelectorAll('[data-pending]')) wake(sleeperAt(button))
  for (const field of document.querySelectorAll('input, textarea, select'))
    if (isField(field) && isTypedInto(field)) keepTyped(field)

  // A type that stands in the frame of the page too, or in a block that does not sleep, is needed at once.
  const needed = new Set(
    withSlots([...page.header, ...page.blocks, ...page.footer])
      .filter(({ id }) => !sleepers.has(id))
      .map(({ type }) => type),
  )
  const types = [...sleepers.values()].map(({ type }) => type)

  return {
    types: new Set(types.filter((type) => !needed.has(type))),
    isAsleep: (target) => sleeperAt(target) !== undefined,
    codeFor: (id) => sleepers.get(id)?.code,
    onHydrated(id) {
      const sleeper = sleepers.get(id)
      if (sleeper === undefined) return
      sleepers.delete(id)
      byElement.delete(sleeper.element)
      observer.unobserve(sleeper.element)
      if (sleepers.size === 0) tellAllAwake()
      // In a later task: React does not answer events while it hydrates.
      setTimeout(() => {
        for (const putBack of sleeper.typed.values()) putBack()
        for (const button of sleeper.pressed) {
          delete button.dataset.pending
          if (button.isConnected) button.click()
        }
      })
    },
    wakeAll: () => sleepers.forEach(wake),
    untilAwake() {
      sleepers.forEach(wake)
      const enough = new Promise<void>((resolve) => setTimeout(resolve, patience))
      return Promise.race([everyone, enough])
    },
  }
}
