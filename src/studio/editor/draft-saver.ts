import type { DocumentKind } from '../../../schemas/documents/index.ts'
import type { Draft, SavedDraft } from '../../../schemas/studio/answers.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { isRecord } from '../../../schemas/forms/json-schema.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'

/**
 * saved: the server has the text. unsaved: it will have it in a moment. broken: it is no JSON. lost: the
 * server does not answer. conflict: somebody else saved another one; `theirs` null: or it is a draft no more.
 */
export type SaveState =
  | { status: 'saved'; at: string | null }
  | { status: 'unsaved' | 'saving' | 'broken' | 'lost' }
  | { status: 'refused'; reason: string }
  | { status: 'conflict'; theirs: Draft | null }

export interface DraftSaverOptions {
  kind: DocumentKind
  name: string
  schemaVersion: number
  /** Of the draft that the editor's text came from; null: there was none. */
  revision: number | null
  save: (params: StudioParams<'documents.save'>) => Promise<SavedDraft>
  /** Where a text is kept until the server has it. */
  storage: Pick<Storage, 'setItem' | 'removeItem'>
  onState: (state: SaveState) => void
  /** Milliseconds after the last key, and between tries without connection. */
  delay?: number
  retryDelay?: number
}

/** A text that waits in this browser for the connection to come back. */
export interface KeptText {
  text: string
  /** Of the draft that it was made from: another one may stand there by now. */
  revision: number | null
}

const keptTextKey = (kind: DocumentKind, name: string) => `marquee.studio.text.${kind}/${name}`

export function readKeptText(
  storage: Pick<Storage, 'getItem'>,
  kind: DocumentKind,
  name: string,
): KeptText | null {
  const kept = parseBody(storage.getItem(keptTextKey(kind, name)) ?? '')
  const revision = kept?.['revision']
  if (typeof kept?.['text'] !== 'string' || (revision !== null && typeof revision !== 'number')) return null
  return { text: kept['text'], revision }
}

/** The draft that a refusal speaks of. */
export function draftIn(data: Record<string, unknown> | undefined): Draft | null {
  const draft = data?.['draft']
  return isDraft(draft) ? draft : null
}

function isDraft(value: unknown): value is Draft {
  return isRecord(value) && isRecord(value['document']) && typeof value['revision'] === 'number'
}

/** Saves a text by itself, one save after the other, and never over what it has not seen. */
export function createDraftSaver(options: DraftSaverOptions) {
  const { kind, name, schemaVersion, save, storage, onState, delay = 800, retryDelay = 4000 } = options
  let { revision } = options
  /** What the server does not have yet. */
  let latest: string | null = null
  /** What was sent without an answer: the server may have it nevertheless. */
  let unanswered: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<void> | null = null
  let isInConflict = false

  function keep(text: string) {
    storage.setItem(keptTextKey(kind, name), JSON.stringify({ text, revision } satisfies KeptText))
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
        accept(text, saved)
      } catch (error) {
        if (!isAnswerToUnanswered(error)) return fail(error, body)
      }
    }
  }

  function accept(text: string, saved: SavedDraft) {
    revision = saved.revision
    unanswered = null
    if (latest === text) nothingLeft(saved.savedAt)
    else if (latest !== null) keep(latest)
  }

  function nothingLeft(savedAt: string | null) {
    latest = null
    storage.removeItem(keptTextKey(kind, name))
    onState({ status: 'saved', at: savedAt })
  }

  /** A save that arrived although its answer did not is no conflict with somebody else. */
  function isAnswerToUnanswered(error: unknown): boolean {
    const theirs = error instanceof StudioError && error.type === 'Conflict' ? draftIn(error.data) : null
    if (!theirs || JSON.stringify(theirs.document.body) !== unanswered) return false
    revision = theirs.revision
    unanswered = null
    return true
  }

  function fail(error: unknown, body: Record<string, unknown>) {
    if (!(error instanceof StudioError) || error.type === 'Unavailable') {
      unanswered = JSON.stringify(body)
      onState({ status: 'lost' })
      wait(retryDelay)
    } else if (error.type === 'Conflict') {
      isInConflict = true
      onState({ status: 'conflict', theirs: draftIn(error.data) })
    } else onState({ status: 'refused', reason: error.message })
  }

  /** Goes on from a draft whose text is in the editor now. */
  function adopt(draft: Draft | null) {
    revision = draft?.revision ?? null
    isInConflict = false
    nothingLeft(draft?.savedAt ?? null)
  }

  return {
    change(text: string) {
      latest = text
      keep(text)
      if (isInConflict) return
      onState({ status: 'unsaved' })
      wait(delay)
    },
    /** Saves at once what has changed. False: the server does not have the text as it stands here. */
    async settle(): Promise<boolean> {
      await flush()
      return latest === null
    },
    /** Somebody else has saved another draft, or published this one: nothing is saved until that is decided. */
    conflict(theirs: Draft | null) {
      isInConflict = true
      onState({ status: 'conflict', theirs })
    },
    /** Goes on over what somebody else saved. */
    overwrite(theirs: Draft | null): Promise<void> {
      revision = theirs?.revision ?? null
      isInConflict = false
      return flush()
    },
    adopt,
    /** Goes on after publication: what was typed meanwhile is the next draft. */
    published(draft: Draft | null) {
      if (latest === null) return adopt(draft)
      revision = draft?.revision ?? null
      keep(latest)
      wait(0)
    },
    get revision() {
      return revision
    },
    /** What is not saved yet stays in this browser. */
    stop: () => clearTimeout(timer),
  }
}

export type DraftSaver = ReturnType<typeof createDraftSaver>

/** What a text says; null where it is no JSON object. */
export function parseBody(text: string): Record<string, unknown> | null {
  try {
    const body: unknown = JSON.parse(text)
    return isRecord(body) ? body : null
  } catch {
    return null
  }
}
