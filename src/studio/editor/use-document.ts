import { isRecord } from '../../../schemas/is-record.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { produce } from 'immer'
import {
  type DocumentKind,
  documentKinds,
  isForm,
  type KindDefinition,
  type StoredDocument,
} from '../../../schemas/kinds/index.ts'
import { lift } from '../../../schemas/documents/lift.ts'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import type { CheckResult, Draft, OpenDocument } from '../../../schemas/studio/answers.ts'
import { draftTextKey, readJson, removeItem, writeJson } from '../../lib/browser/storage.ts'
import { callStudio } from '../call-studio.ts'
import { useStudioSession } from '../session/use-session.ts'
import { useStudioData } from '../use-studio-data.ts'
import { createDraftSaver, parseBody, readKeptText, type SaveState } from './saving/draft-saver.ts'
import { mergeBodies } from './merge/merge-bodies.ts'
import { beginHistory, changed, rebased, redone, undone, type TextHistory } from './history/text-history.ts'

/** Interval in seconds between checks for other editors of the document. */
const presenceSeconds = 20

/** A body as the text that the editor shows. */
export const textOfBody = (body: Record<string, unknown>) => `${JSON.stringify(body, null, 2)}\n`

/**
 * The issues of the draft, or of the published form if there is none; `failed`: the server did not answer. `isCurrent`:
 * they are those of the text in the editor.
 */
export type CheckState =
  | { status: 'checking' | 'failed' }
  | ({ status: 'done'; isCurrent: boolean } & CheckResult)

type Checked = { status: 'checking' | 'failed' } | ({ status: 'done'; of: SaveState } & CheckResult)

/** `isHeld`: issues that are not reported yet. */
function shownCheck(check: Checked, state: SaveState, isHeld: (issue: DocumentIssue) => boolean): CheckState {
  if (check.status !== 'done') return check
  const { of, issues, ...shown } = check
  return { ...shown, issues: issues.filter((issue) => !isHeld(issue)), isCurrent: of === state }
}

/** A document migrated to this build's contract; one written by a newer build is left as it is. */
function lifted({
  kind,
  key,
  schemaVersion,
  body,
}: StoredDocument): Pick<StoredDocument, 'schemaVersion' | 'body'> {
  const contract: KindDefinition = documentKinds[kind]
  const now = lift(body, schemaVersion, contract, key)
  return now ? { schemaVersion: contract.version, body: now } : { schemaVersion, body }
}

/** The body of a stored document, as this build edits it. */
export const liftedBody = (document: StoredDocument) => lifted(document).body

/** A stored document as the text that the editor shows. */
export const textOfDocument = (document: StoredDocument) => textOfBody(lifted(document).body)

/** A document in the editor: its text, save state and issues. */
export function useDocument(kind: DocumentKind, name: string, open: OpenDocument) {
  const { user, returns } = useStudioSession()
  const textKey = draftTextKey(user.id, `${kind}/${name}`)
  const [kept] = useState(() => readKeptText(readJson('local', textKey)))
  const [stored] = useState(() => {
    const document = open.draft?.document ?? open.published
    return document ? lifted(document) : { schemaVersion: documentKinds[kind].version, body: {} }
  })
  const [history, setHistory] = useState(() => beginHistory(kept?.text ?? textOfBody(stored.body)))
  // Several changes before the next render build on each other.
  const latest = useRef(history)
  const { text } = history.present
  const body = useMemo(() => parseBody(text), [text])
  /** Counts the texts that did not come from the text editor. */
  const [replaced, setReplaced] = useState(0)
  const [published, setPublished] = useState(open.published)
  const [hasDraft, setHasDraft] = useState(open.draft !== null)
  const [state, setState] = useState<SaveState>({ status: 'saved', at: open.draft?.savedAt ?? null })
  const [check, setCheck] = useState<Checked>({ status: 'checking' })
  /** JSON pointer to a row that was just added: its empty fields are no errors until it is left. */
  const [freshRow, setFreshRow] = useState<string | null>(null)
  /** Whose edits were merged with the own ones: a draft's, or published ones. */
  const [merged, setMerged] = useState<{ draft: Draft | null } | null>(null)
  const lastCheck = useRef(0)

  const [saver] = useState(() =>
    createDraftSaver({
      kind,
      name,
      schemaVersion: stored.schemaVersion,
      revision: kept ? kept.revision : (open.draft?.revision ?? null),
      base: kept ? kept.base : stored.body,
      keep: (text) => (text ? writeJson('local', textKey, text) : removeItem('local', textKey)),
      save: async (params) => {
        const saved = await callStudio('documents.save', params)
        setHasDraft(true)
        return saved
      },
      readTheirs: async () => {
        const now = await reread()
        const document = now.draft?.document ?? now.published
        const theirs = document && lifted(document)
        if (theirs?.schemaVersion !== stored.schemaVersion) return null
        return { draft: now.draft, body: theirs.body }
      },
      onMerged: (together, bodies, draft) => {
        // Undoing an edit of one's own must not undo those of the other user.
        replace(
          rebased(latest.current, textOfBody(together), (text) => {
            const mine = parseBody(text)
            return mine ? textOfBody(mergeBodies({ ...bodies, mine }).body) : text
          }),
        )
        setMerged({ draft })
      },
      onState: setState,
    }),
  )
  useEffect(() => {
    // Saves a text that was kept in this browser after a lost connection or a crash.
    if (kept) saver.change(kept.text)
    return () => saver.stop()
  }, [saver, kept])

  useEffect(() => {
    // What was edited since the session had ended.
    if (returns > 0) void saver.settle()
  }, [saver, returns])

  const savedAt = state.status === 'saved' ? state : null
  useEffect(() => {
    // Of other documents without a draft there is nothing to report.
    if (!savedAt || (!hasDraft && !isForm(kind))) return
    const number = (lastCheck.current += 1)
    callStudio('documents.check', { documents: [{ kind, key: name }] }).then(
      (result) => number === lastCheck.current && setCheck({ status: 'done', of: savedAt, ...result }),
      () => number === lastCheck.current && setCheck({ status: 'failed' }),
    )
  }, [savedAt, hasDraft, kind, name])

  const { data: present } = useStudioData('documents.open', { kind, key: name }, presenceSeconds)
  const newer = present?.draft && present.draft.revision > (saver.revision ?? Infinity) ? present.draft : null
  useEffect(() => {
    // Nothing of one's own is unsaved: the edits of others are shown at once.
    if (newer && savedAt) void saver.conflict(newer)
  }, [newer, savedAt, saver])

  const isTyping = useRef(false)
  /** What fields report meanwhile is kept for the case of a crash; they change the document when it pauses. */
  const [whileTyping] = useState(() => (change: () => void) => {
    isTyping.current = true
    change()
    isTyping.current = false
  })

  function go(next: TextHistory | null) {
    if (isTyping.current) return saver.hold(next === latest.current ? null : (next?.present.text ?? null))
    if (!next || next === latest.current) return
    latest.current = next
    setHistory(next)
    saver.change(next.present.text)
  }
  /** Sets a text that does not come from the text editor. */
  function replace(next: TextHistory | null) {
    go(next)
    if (!isTyping.current) setReplaced((count) => count + 1)
  }

  /** Dismisses a hint for everybody. */
  const dismissHint = useCallback(
    async ({ about = '' }: DocumentIssue) => {
      await callStudio('hints.dismiss', { kind, key: name, about })
      setCheck((now) =>
        now.status === 'done' ? { ...now, hints: now.hints.filter((each) => each.about !== about) } : now,
      )
    },
    [kind, name],
  )

  async function reread(): Promise<OpenDocument> {
    const now = await callStudio('documents.open', { kind, key: name })
    setPublished(now.published)
    setHasDraft(now.draft !== null)
    return now
  }

  return {
    text,
    /** The parsed text; null: not a JSON object. */
    body,
    replaced,
    published,
    hasDraft,
    state,
    check: useMemo(
      () =>
        shownCheck(
          check,
          state,
          ({ document, path }) =>
            freshRow !== null && document === `${kind}/${name}` && `${path}/`.startsWith(`${freshRow}/`),
        ),
      [check, state, freshRow, kind, name],
    ),
    setFreshRow,
    dismissHint,
    editors: present?.editors ?? open.editors,
    /** Documents that are published together with it. */
    along: (present ?? open).draft?.along ?? [],
    saver,
    merged,
    dismissMerged: () => setMerged(null),
    /** Records typing in the text editor. */
    type: (next: string) => go(changed(latest.current, next, 'text')),
    /** Replaces the whole document as one step. */
    put(document: StoredDocument | null) {
      if (document) replace(changed(latest.current, textOfDocument(document), null))
    },
    /**
     * Changes an immer draft of the body; does nothing while the text is not a JSON object. Changes at the same
     * place in quick succession are undone together, and so are those of one `session`, the time of its first change.
     */
    edit: (recipe: (draft: Record<string, unknown>) => void, place: string, session?: number) => {
      const now = parseBody(latest.current.present.text)
      if (now) replace(changed(latest.current, textOfBody(produce(now, recipe)), place, session))
    },
    whileTyping,
    /** Replaces the body as a step of its own. */
    setBody: (next: unknown) => {
      if (isRecord(next)) replace(changed(latest.current, textOfBody(next), null))
    },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => replace(undone(latest.current)),
    redo: () => replace(redone(latest.current)),
    /** Reloads the document after publication, removal or a discarded draft. */
    reread,
  }
}

export type EditedDocument = ReturnType<typeof useDocument>
