import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fieldNames, type JsonSchema } from '../../../../schemas/forms/json-schema.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import type { Failure } from './failure.ts'
import { fieldLabel } from '../fields/field-labels.ts'
import type { FormStore } from './form-store.ts'
import type { Complaint } from '../form-summary.tsx'
import type { FormValidator, Problem } from '../engine/form-validator.ts'
import type { FormSteps } from '../steps/use-form-steps.ts'

interface AttemptsOptions {
  formId: string
  schema: JsonSchema
  validator: FormValidator
  store: FormStore
  steps: FormSteps
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
  complaints: readonly Complaint[]
  /** The platform's messages about fields; each is valid until its field changes. */
  refusals: readonly Problem[]
}

const noReply: Reply = { attempt: 0, complaints: [], refusals: [] }

const isSameList = (one: readonly Complaint[], other: readonly Complaint[]) =>
  one.length === other.length &&
  one.every(({ id, text }, index) => other[index]?.id === id && other[index]?.text === text)

/** Handles attempts to submit a form: what blocks them and which messages are shown. */
export function useAttempts({ formId, schema, validator, store, steps }: AttemptsOptions) {
  const { t } = useTranslation()
  const [reply, setReply] = useState(noReply)
  const [isChecking, setIsChecking] = useState(false)
  const [answers, setAnswers] = useState<unknown>()
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])

  const idOf = (path: readonly string[]) => [formId, ...path].join('_')
  const isHere = ({ path: [name] }: Problem) =>
    steps.current === undefined || name === undefined || steps.current.fields.includes(name)

  /** Passes issues to the fields; messages of the platform take precedence. */
  function inform(problems: readonly Problem[]) {
    const byId = new Map<string, string>()
    for (const { path, message } of problems) if (!byId.has(idOf(path))) byId.set(idOf(path), message)
    store.setProblems(byId)
  }

  /** The issues of visible fields, for the summary. */
  function complaintsAbout(problems: readonly Problem[]): Complaint[] {
    const ofFields = problems.filter(
      (problem) => steps.isLast || (isHere(problem) && problem.path.length > 0),
    )
    const refused = store.checks.refused().map(({ id, label }) => ({ id, text: label }))
    return [
      ...ofFields.map(({ path, message }) =>
        path.length === 0 ? { text: message } : { id: idOf(path), text: fieldLabel(schema, path) },
      ),
      ...refused.filter(({ id }) => !ofFields.some(({ path }) => idOf(path) === id)),
    ]
  }

  /** Shows the issues and moves the focus there; in a form with steps it opens the first step concerned. */
  function tell(problems: readonly Problem[], message?: string, refusals: readonly Problem[] = []) {
    const concerned = problems.map(({ path: [name] }) => steps.stepOf(name)).filter((step) => step >= 0)
    const first = Math.min(...concerned)
    if (first < steps.step) steps.go(first)
    const complaints = complaintsAbout(problems)
    inform(problems)
    setReply(({ attempt }) => ({ attempt: attempt + 1, message, complaints, refusals }))
  }

  function leaveStep(values: unknown) {
    const fields = steps.current?.fields ?? []
    store.reveal(fields.map((name) => idOf([name])))
    const problems = validator
      .problems(values)
      .filter((problem) => problem.path.length > 0 && isHere(problem))
    inform(validator.found())
    if (problems.length > 0 || store.checks.refused().length > 0) return tell(problems)
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
    stop: (values: unknown) => tell(validator.problems(values)),
    /** Whether a server-side check has rejected a valid value. */
    isStopped(): boolean {
      if (store.checks.refused().length === 0) return false
      tell([])
      return true
    },
    /** The platform has rejected the submission. */
    refuse: ({ message, problems }: Failure) => tell(problems, message, problems),
    /** A changed field loses its messages. */
    follow(fieldId: string | undefined) {
      const refusals = reply.refusals.filter(
        ({ path }) => fieldId !== idOf(path) && !fieldId?.startsWith(`${idOf(path)}_`),
      )
      const problems = [...refusals, ...validator.found()]
      inform(problems)
      if (reply.attempt === 0) return
      const complaints = complaintsAbout(problems)
      const isUnchanged =
        refusals.length === reply.refusals.length && isSameList(complaints, reply.complaints)
      if (isUnchanged) return
      const message = refusals.length < reply.refusals.length ? undefined : reply.message
      setReply({
        ...reply,
        message,
        complaints,
        ...(refusals.length < reply.refusals.length && { refusals }),
      })
    },
    summary: summaryOf(),
  }

  function summaryOf() {
    const { attempt, message, complaints } = reply
    const ofFields = complaints.filter(({ id }) => id !== undefined)
    if (message === undefined && (attempt === 0 || complaints.length === 0)) return undefined
    const fieldCount = steps.current?.fields.length ?? fieldNames(schema).length
    const count = ofFields.length
    const counted =
      count === 0
        ? t('forms.summaryForm')
        : t(count < fieldCount ? 'forms.summary' : 'forms.summaryAll', { count })
    return { message: message ?? counted, complaints, attempt }
  }
}
