import type { CompiledBlock, CompiledPage, CompiledPopup } from '../../../schemas/compiled.ts'

interface ShownBlocks {
  /** The given list itself if all of it is shown. */
  blocks: CompiledBlock[]
  /** When the period of one of the given blocks begins or ends next; Infinity: never. */
  changesAt: number
}

/** Blocks that stay as they are remain the same objects, so that what was made from them stays valid. */
function blocksAt(given: CompiledBlock[], now: number): ShownBlocks {
  let changesAt = Infinity
  const blocks = given.flatMap((block) => {
    const { period, ...rest } = block
    const { begins = -Infinity, ends = Infinity } = period ?? {}
    for (const moment of [begins, ends]) if (moment > now) changesAt = Math.min(changesAt, moment)
    if (now < begins || now >= ends) return []
    const before = Object.entries(block.slots ?? {})
    const slots = before.map(([name, inner]): [string, CompiledBlock[]] => {
      const shown = blocksAt(inner, now)
      changesAt = Math.min(changesAt, shown.changesAt)
      return [name, shown.blocks]
    })
    const isSame = slots.every(([, inner], index) => inner === before[index]?.[1])
    if (period === undefined && isSame) return [block]
    return [{ ...rest, ...(slots.length > 0 && { slots: Object.fromEntries(slots) }) }]
  })
  const isSame = blocks.length === given.length && blocks.every((block, index) => block === given[index])
  return { blocks: isSame ? given : blocks, changesAt }
}

const changing = (changesAt: number) => (changesAt === Infinity ? {} : { changesAt })

/** A page as it is at a time, in milliseconds since 1970. */
export function pageAt(page: CompiledPage, now: number): CompiledPage {
  const [header, blocks, footer] = [
    blocksAt(page.header, now),
    blocksAt(page.blocks, now),
    blocksAt(page.footer, now),
  ] as const
  const changesAt = Math.min(header.changesAt, blocks.changesAt, footer.changesAt)
  return {
    ...page,
    header: header.blocks,
    blocks: blocks.blocks,
    footer: footer.blocks,
    ...changing(changesAt),
  }
}

/** A popup as it is at a time, in milliseconds since 1970. */
export function popupAt(popup: CompiledPopup, now: number): CompiledPopup {
  const { blocks, changesAt } = blocksAt(popup.blocks, now)
  return { ...popup, blocks, ...changing(changesAt) }
}

/** Documents as they are now: the same object until the period of one of their blocks begins or ends. */
export class ShownNow<Document extends { changesAt?: number }> {
  readonly #kept = new WeakMap<Document, { since: number; shown: Document }>()

  constructor(
    /** Milliseconds since 1970. */
    readonly now: () => number,
    readonly at: (document: Document, now: number) => Document,
  ) {}

  of(document: Document): Document {
    const now = this.now()
    const kept = this.#kept.get(document)
    if (kept && kept.since <= now && now < (kept.shown.changesAt ?? Infinity)) return kept.shown
    const shown = this.at(document, now)
    this.#kept.set(document, { since: now, shown })
    return shown
  }
}
