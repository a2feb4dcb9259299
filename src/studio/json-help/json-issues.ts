import type { TFunction } from 'i18next'
import { jsonParseLinter } from '@codemirror/lang-json'
import type { Diagnostic } from '@codemirror/lint'
import type { EditorView } from '@codemirror/view'
import type { Verdict } from '../../../schemas/documents/index.ts'
import { parseBody } from '../editor/draft-saver.ts'
import { placeOf } from '../editor/json-places.ts'
import { contractFaults } from './contract-issues.ts'
import { faultWords } from './issue-messages.ts'
import type { ContractWords } from './json-completions.ts'
import { wholeTree } from './whole-tree.ts'

const findSyntaxErrors = jsonParseLinter()

/** What marks are made of. */
export interface JsonFindings extends ContractWords {
  t: TFunction
  /** Findings of publication on the text as it was saved. */
  verdicts: readonly Verdict[]
}

/**
 * What is wrong with a text, in place: that it is no JSON; else what its contract does not let pass, as it is
 * typed, and what publication has found besides.
 */
export function jsonFaults(view: EditorView, { contract, words, t, verdicts }: JsonFindings): Diagnostic[] {
  const { state } = view
  const text = state.doc.toString()
  const broken = findSyntaxErrors(view).map((found) => ({ ...found, message: t('json.broken') }))
  if (broken.length > 0) return broken
  const body = parseBody(text)
  if (!body) return [{ from: 0, to: state.doc.length, severity: 'error', message: t('json.noObject') }]
  const tree = wholeTree(state)
  const faults = contractFaults(contract, body)
  const pointers = new Set(faults.map(({ pointer }) => pointer))
  return [
    ...faults.map((fault): Diagnostic => ({
      ...placeOf(tree, text, fault.pointer, fault.kind === 'unknown'),
      severity: 'error',
      message: faultWords(fault, t, words),
    })),
    ...verdicts
      .filter(({ path }) => !pointers.has(path))
      .map(({ severity, path, reason, hint }): Diagnostic => ({
        ...placeOf(tree, text, path),
        severity,
        message: hint ? `${reason} ${hint}` : reason,
      })),
  ]
}
