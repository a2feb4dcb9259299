import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { fieldNames, pointerTokens, toPointer, type JsonSchema } from '../../../schemas/json-schema.ts'
import type { FormIssue } from '../../contract/form-issues.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import type { Failure } from './failure.ts'
import { fieldLabel } from '../../contract/field-labels.ts'
import { messageOf } from '../../contract/messages.ts'
import type { FormStore, MoveRows } from './form-store.ts'
import { withOpenChoices, type ShownIssue } from './open-choices.ts'
import type { SummaryEntry } from '../form-summary.tsx'
import type { FormValidator } from '../engine/form-validator.ts'
import { ruleId } from '../group-rules.tsx'
import type { FormSteps } from '../steps/use-form-steps.ts'

interface AttemptsOptions {
  formId: string
  schema: JsonSchema
  validator: FormValidator
  store: FormStore
  steps: FormSteps
  /** Values when the form is mounted. */
  initial: unknown
}

/** An attempt to submit the form or to leave a step. */
interface Attempt {
  values: () => unknown
  /** Repeats the attempt. */
  again: () => void
}

/** The result of an attempt to submit the form or to leave a step. */
interface Reply {
  attempt: number
  message?: string | undefined
  remedy?: ReactNode
  entries: readonly SummaryEntry[]
  /** The server's messages about fields; each is valid until its field changes. */
  rejections: readonly FormIssue[]
}

const noReply: Reply = { attempt: 0, entries: [], rejections: [] }

const isSameList = (one: readonly SummaryEntry[], other: readonly SummaryEntry[]) =>
  one.length === other.length &&
  one.every(({ id, text }, index) => other[index]?.id === id && other[index]?.text === text)

/** The messages about fields of rows that have moved, at the new places of these rows. */
function movedWith(rejections: readonly FormIssue[], ...[list, placeOf]: Parameters<MoveRows>): FormIssue[] {
  return rejections.flatMap((issue) => {
    const path = pointerTokens(issue.path)
    const [row, ...field] = path.slice(list.length)
    if (row === undefined || !list.every((name, at) => path[at] === String(name))) return [issue]
    const place = placeOf(Number(row))
    return place === undefined ? [] : [{ ...issue, path: toPointer([...list, place, ...field]) }]
  })
}

/** Handles attempts to submit a form: what blocks them and which messages are shown. */
export function useAttempts({ formId, schema, validator, store, steps, initial }: AttemptsOptions) {
  const { t } = useTranslation()
  const [reply, setReply] = useState(noReply)
  const [isChecking, setIsChecking] = useState(false)
  const [answers, setAnswers] = useState<unknown>(() =>
    steps.isReview ? validator.sendable(initial) : undefined,
  )
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])

  const moveRejections = useEffectEvent<MoveRows>((list, placeOf) =>
    setReply({ ...reply, rejections: movedWith(reply.rejections, list, placeOf) }),
  )
  useEffect(() => store.onRowsMoved((list, placeOf) => moveRejections(list, placeOf)), [store])

  /** Choices that are open replace the issues of their fields, none of which is displayed. */
  const shownOf = (issues: readonly FormIssue[]) =>
    withOpenChoices(issues, store.openChoices(), ({ path }) =>
      messageOf(store.messages, { path, code: 'required', limits: {} }),
    )
  const idOf = ({ path, names }: FormIssue) => {
    const id = [formId, ...pointerTokens(path)].join('_')
    return names ? ruleId(id, names) : id
  }
  /** The field to correct. Of the fields of the whole form it is the first one in the last step that has any. */
  function targetOf({ path, names = [] }: FormIssue): string[] {
    const group = pointerTokens(path)
    if (group.length > 0) return [...group, ...names.slice(0, 1)]
    const last = Math.max(...names.map(steps.stepOf))
    return names.filter((name) => steps.stepOf(name) === last).slice(0, 1)
  }
  function fieldOf(issue: ShownIssue): string | undefined {
    const { choice } = issue
    // The choice between alternatives of the whole form is in the step of their fields.
    return choice?.path.length === 0
      ? choice.names.find((name) => steps.stepOf(name) >= 0)
      : targetOf(issue)[0]
  }
  function isOnStep(issue: ShownIssue) {
    const field = fieldOf(issue)
    return steps.current === undefined || field === undefined || steps.current.fields.includes(field)
  }

  /** Passes the first issue of each field to the field. */
  function inform(issues: readonly FormIssue[]) {
    const byId = new Map<string, string>()
    for (const issue of shownOf(issues)) if (!byId.has(idOf(issue))) byId.set(idOf(issue), issue.message)
    store.setMessages(byId)
  }

  /** The issues of the fields that are displayed now. */
  function entriesFor(issues: readonly FormIssue[]): SummaryEntry[] {
    const shown = shownOf(issues).filter(
      (issue) => steps.isLast || (isOnStep(issue) && fieldOf(issue) !== undefined),
    )
    const rejected = store.checks.rejected().map(({ id, label }) => ({ id, text: label }))
    return [
      ...shown.map((issue) => {
        const target = targetOf(issue)
        if (target.length === 0) return { text: issue.message }
        const id = [formId, ...target].join('_')
        if (issue.choice && target.at(-1)?.endsWith('_select'))
          return { id, text: fieldLabel(schema, issue.choice.path) || t('forms.alternative') }
        return { id, text: issue.names ? issue.message : fieldLabel(schema, target) }
      }),
      ...rejected.filter(({ id }) => !shown.some((issue) => idOf(issue) === id)),
    ]
  }

  /** Shows the issues and moves the focus there; in a form with steps it opens the first step concerned. */
  function show(
    issues: readonly FormIssue[],
    { message, remedy }: Pick<Failure, 'message' | 'remedy'> = {},
    rejections: readonly FormIssue[] = [],
  ) {
    const concerned = shownOf(issues)
      .map((issue) => steps.stepOf(fieldOf(issue)))
      .filter((step) => step >= 0)
    const first = Math.min(...concerned)
    if (first < steps.step) steps.go(first)
    const entries = entriesFor(issues)
    inform(issues)
    setReply(({ attempt }) => ({ attempt: attempt + 1, message, remedy, entries, rejections }))
  }

  function leaveStep(values: unknown) {
    const fields = steps.current?.fields ?? []
    const issues = shownOf(validator.issues(values)).filter(
      (issue) => fieldOf(issue) !== undefined && isOnStep(issue),
    )
    store.reveal([...fields.map((name) => [formId, name].join('_')), ...issues.map(idOf)])
    inform(validator.lastIssues())
    if (issues.length > 0 || store.checks.rejected().length > 0) return show(issues)
    setReply(({ attempt }) => ({ ...noReply, attempt }))
    setAnswers(validator.sendable(values))
    steps.go(steps.step + 1)
  }

  async function waitForChecks(again: () => void) {
    if (isChecking) return
    setIsChecking(true)
    await store.checks.settle()
    if (isGone.current) return
    flushSync(() => setIsChecking(false))
    again()
  }

  return {
    isChecking,
    /** Values of the completed steps. */
    answers,
    /** Whether the attempt ends here for now: it leaves a step, or waits for server-side checks. */
    prepare({ values, again }: Attempt): boolean {
      flushSync(() => store.commitDrafts())
      if (steps.isLast) store.markSent()
      if (store.checks.isPending()) {
        void waitForChecks(again)
        return true
      }
      if (steps.isLast) return false
      leaveStep(values())
      return true
    },
    /** The form is invalid. */
    stop: (values: unknown) => show(validator.issues(values)),
    /** Whether a server-side check has rejected a valid value. */
    isStopped(): boolean {
      if (store.checks.rejected().length === 0) return false
      show([])
      return true
    },
    /** The form was sent: what an earlier attempt has reported no longer applies. */
    clear: () => setReply(({ attempt }) => ({ ...noReply, attempt })),
    /** The server has rejected the submission. */
    reject: (failure: Failure) => show(failure.issues, failure, failure.issues),
    /** A changed field loses its messages. */
    follow(fieldId: string | undefined) {
      const rejections = reply.rejections.filter(
        (issue) => fieldId !== idOf(issue) && !fieldId?.startsWith(`${idOf(issue)}_`),
      )
      const issues = [...rejections, ...validator.lastIssues()]
      inform(issues)
      if (reply.attempt === 0) return
      const entries = entriesFor(issues)
      const isUnchanged = rejections.length === reply.rejections.length && isSameList(entries, reply.entries)
      if (isUnchanged) return
      const message = rejections.length < reply.rejections.length ? undefined : reply.message
      setReply({
        ...reply,
        message,
        entries,
        ...(rejections.length < reply.rejections.length && { rejections }),
      })
    },
    summary: summaryOf(),
  }

  function summaryOf() {
    const { attempt, message, remedy, entries } = reply
    const ofFields = entries.filter(({ id }) => id !== undefined)
    if (message === undefined && (attempt === 0 || entries.length === 0)) return undefined
    const fieldCount = steps.current?.fields.length ?? fieldNames(schema).length
    const count = ofFields.length
    const counted =
      count === 0
        ? t('forms.summaryForm')
        : t(count < fieldCount ? 'forms.summary' : 'forms.summaryAll', { count })
    return { message: message ?? counted, remedy, entries, attempt }
  }
}
