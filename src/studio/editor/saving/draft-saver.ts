import { isRecord } from '../../../../schemas/is-record.ts'
import type { DocumentKind } from '../../../../schemas/kinds/index.ts'
import type { Draft, SavedDraft } from '../../../../schemas/studio/answers.ts'
import type { StudioParams } from '../../../../schemas/studio/calls.ts'
import type { Phrase } from '../../../../schemas/phrase.ts'
import { StudioError } from '../../../../schemas/studio/errors.ts'
import { isSame, mergeBodies, type Bodies, type MergeConflict } from '../merge/merge-bodies.ts'

/**
 * saved: the server has the text. unsaved: a save is due. broken: the text is not a JSON object. lost: the
 * server does not answer. conflict: another user has saved `theirs`; null: the draft no longer exists. `clashes`: what
 * both have changed; empty: the two cannot be merged.
 */
export type SaveState =
  | { status: 'saved'; at: string | null }
  | { status: 'unsaved' | 'saving' | 'broken' | 'lost' }
  | { status: 'refused'; reason: Phrase }
  | { status: 'conflict'; theirs: Draft | null; clashes: readonly MergeConflict[] }

/** What other users see as the document now. */
export interface TheirVersion {
  /** null: it is published like this. */
  draft: Draft | null
  body: Record<string, unknown>
}

export type Choice = 'mine' | 'theirs'

export interface DraftSaverOptions {
  kind: DocumentKind
  name: string
  schemaVersion: number
  /** Revision of the draft that the editor's text is based on; null: there was no draft. */
  revision: number | null
  /** The body of that revision; null: unknown, so nothing can be merged. */
  base: Record<string, unknown> | null
  save: (params: StudioParams<'documents.save'>) => Promise<SavedDraft>
  /** Reads what another user has saved; null: it cannot be merged. */
  readTheirs: () => Promise<TheirVersion | null>
  /** Shows a text in which the edits of another user are merged with the own ones. */
  onMerged: (body: Record<string, unknown>, merged: Bodies, theirs: Draft | null) => void
  /** Keeps a text in the browser until the server has it; null: it has everything. */
  keep: (kept: KeptText | null) => void
  onState: (state: SaveState) => void
  /** Milliseconds after the last keystroke, and between attempts while offline. */
  delay?: number
  retryDelay?: number
}

/** A text stored in this browser until the server has it, such as after a crash or without a connection. */
export interface KeptText {
  text: string
  /** Revision of the draft it is based on; the server may have a newer one by now. */
  revision: number | null
  /** The body of that draft; null: kept by an earlier build. */
  base: Record<string, unknown> | null
}

/** Reads what `keep` was called with; null if it is something else. */
export function readKeptText(kept: unknown): KeptText | null {
  if (!isRecord(kept) || typeof kept['text'] !== 'string') return null
  const { text, revision, base } = kept
  if (revision !== null && typeof revision !== 'number') return null
  return { text, revision, base: isRecord(base) ? base : null }
}

/** The draft in the data of a conflict error. */
export function draftIn(data: Record<string, unknown> | undefined): Draft | null {
  const draft = data?.['draft']
  return isDraft(draft) ? draft : null
}

function isDraft(value: unknown): value is Draft {
  return isRecord(value) && isRecord(value['document']) && typeof value['revision'] === 'number'
}

/** Saves a text automatically, one save after the other, and never overwrites a revision it has not seen. */
export function createDraftSaver(options: DraftSaverOptions) {
  const { kind, name, schemaVersion, save, readTheirs, onState, delay = 400, retryDelay = 4000 } = options
  let { revision, base } = options
  /** The text that the server does not have yet. */
  let latest: string | null = null
  /** The text with typing that the editor has not received yet. */
  let held: string | null = null
  /** A text that was sent without an answer: the server may have received it. */
  let unanswered: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<void> | null = null
  /** What the own text has to be merged with; null: it cannot be merged. */
  let clashing: TheirVersion | null = null
  let isInConflict = false

  function keep() {
    const text = held ?? latest
    options.keep(text === null ? null : { text, revision, base })
  }

  function wait(milliseconds: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), milliseconds)
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    saving ??= saveAll().finally(() => (saving = null))
    return saving
  }

  async function saveAll(): Promise<void> {
    while (latest !== null && !isInConflict) {
      const text = latest
      const body = parseBody(text)
      if (!body) return onState({ status: 'broken' })
      onState({ status: 'saving' })
      try {
        const saved = await save({ kind, key: name, schemaVersion, body, revision })
        accept(text, body, saved)
      } catch (error) {
        if (isAnswerToUnanswered(error)) continue
        if (!(error instanceof StudioError) || error.type !== 'Conflict') return fail(error, body)
        await merge(draftIn(error.data))
      }
    }
  }

  function accept(text: string, body: Record<string, unknown>, saved: SavedDraft) {
    revision = saved.revision
    base = body
    unanswered = null
    if (latest === text) markSaved(saved.savedAt)
    else keep()
  }

  function markSaved(savedAt: string | null) {
    latest = null
    keep()
    onState({ status: 'saved', at: savedAt })
  }

  /** A save that arrived although its answer was lost is not a conflict with another user. */
  function isAnswerToUnanswered(error: unknown): boolean {
    const theirs = error instanceof StudioError && error.type === 'Conflict' ? draftIn(error.data) : null
    if (!theirs || JSON.stringify(theirs.document.body) !== unanswered) return false
    revision = theirs.revision
    base = theirs.document.body
    unanswered = null
    return true
  }

  function fail(error: unknown, body: Record<string, unknown>) {
    if (!(error instanceof StudioError) || error.type === 'Unavailable') {
      unanswered = JSON.stringify(body)
      onState({ status: 'lost' })
      wait(retryDelay)
    } else onState({ status: 'refused', reason: error.phrase })
  }

  /** Another user was faster. Saving stops if the user has to choose: then this returns false. */
  async function merge(theirs: Draft | null): Promise<boolean> {
    isInConflict = true
    clashing = await readTheirs().catch(() => null)
    return mergeWith(clashing?.draft ?? theirs, new Map())
  }

  function mergeWith(draft: Draft | null, choices: ReadonlyMap<string, Choice>): boolean {
    const mine = latest === null ? base : parseBody(latest)
    const theirs = clashing?.body
    if (!theirs || !base || !mine) {
      onState({ status: 'conflict', theirs: draft, clashes: [] })
      return false
    }
    const bodies = { base, mine, theirs }
    const theirKeys = new Set([...choices].filter(([, choice]) => choice === 'theirs').map(([key]) => key))
    const { body, conflicts } = mergeBodies(bodies, theirKeys)
    if (conflicts.some(({ key }) => !choices.has(key))) {
      onState({ status: 'conflict', theirs: draft, clashes: conflicts })
      return false
    }
    revision = draft?.revision ?? null
    base = theirs
    isInConflict = false
    options.onMerged(body, bodies, draft)
    if (isSame(body, theirs)) markSaved(draft?.savedAt ?? null)
    return true
  }

  /** Continues from a draft whose text is now in the editor. */
  function adopt(draft: Draft | null) {
    revision = draft?.revision ?? null
    if (latest !== null) base = parseBody(latest)
    isInConflict = false
    markSaved(draft?.savedAt ?? null)
  }

  return {
    change(text: string) {
      latest = text
      held = null
      keep()
      if (isInConflict) return
      onState({ status: 'unsaved' })
      wait(delay)
    },
    /** Keeps typing that the editor receives later, without saving it; null: there is none any more. */
    hold(text: string | null) {
      held = text
      keep()
    },
    /** Saves pending changes at once. Returns false if the server does not have the current text. */
    async settle(): Promise<boolean> {
      await flush()
      return latest === null
    },
    /** Another user saved a different draft or published this one. Returns false if the user has to choose. */
    conflict: merge,
    /** Merges with what was chosen for each value that both have changed. */
    async choose(choices: ReadonlyMap<string, Choice>): Promise<void> {
      if (mergeWith(clashing?.draft ?? null, choices)) await flush()
    },
    /** Continues and overwrites the other user's draft. */
    overwrite(theirs: Draft | null): Promise<void> {
      revision = theirs?.revision ?? null
      isInConflict = false
      return flush()
    },
    adopt,
    /** Continues after publication: text typed in the meantime becomes the next draft. */
    published(draft: Draft | null) {
      if (latest === null) return adopt(draft)
      revision = draft?.revision ?? null
      keep()
      wait(0)
    },
    get revision() {
      return revision
    },
    /** Unsaved text stays in the browser's storage. */
    stop: () => clearTimeout(timer),
  }
}

/** Parses a text; null if it is not a JSON object. */
export function parseBody(text: string): Record<string, unknown> | null {
  try {
    const body: unknown = JSON.parse(text)
    return isRecord(body) ? body : null
  } catch {
    return null
  }
}
