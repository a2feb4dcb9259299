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

/** Input of the linter. */
export interface JsonFindings extends ContractWords {
  t: TFunction
  /** Publishing issues of the saved text. */
  verdicts: readonly Verdict[]
}

/**
 * The problems of a text with their ranges: syntax errors, or else contract violations as they are typed, and
 * other publishing issues.
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
