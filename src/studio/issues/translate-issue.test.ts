import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { errorAt, type DocumentIssue } from '../../../schemas/issue.ts'
import { blockName, listed, phrase, say, type Phrase } from '../../../schemas/phrase.ts'
import { fieldLabels } from '../fields/labels/field-labels.ts'
import type { StudioLanguage } from '../language.ts'
import { issueTranslator } from './translate-issue.ts'
import russian from './phrases.ru.json' with { type: 'json' }
import uzbek from './phrases.uz.json' with { type: 'json' }

const literal = /\bphrase`((?:[^`\\]|\\.)*)`/g

/** The texts of all phrases in a source file, as catalogue keys. */
function textsIn(source: string): string[] {
  return [...source.matchAll(literal)].map(([, body = '']) => {
    let values = 0
    return body.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, () => `{${values++}}`)
  })
}

const spoken = ['forms', 'server', 'integrations', 'schemas', 'src/lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/node_modules|\.test\.ts$/.test(file) && file !== 'phrase.ts')
    .flatMap((file) => textsIn(readFileSync(join(folder, file), 'utf8'))),
)

const placesIn = (text: string) => [...new Set(text.match(/\{\d+\}/g))].sort()

it.each([
  ['Russian', russian],
  ['Uzbek', uzbek],
])('translates every publishing issue into %s with all its values', (_name, catalogue) => {
  expect(Object.keys(catalogue).sort()).toEqual([...new Set(spoken)].sort())
  for (const [english, text] of Object.entries(catalogue))
    expect(placesIn(text), text).toEqual(placesIn(english))
})

const issueOf = (message: Phrase, hint?: Phrase): DocumentIssue => ({
  severity: 'error',
  document: 'page/home',
  path: '',
  code: 'test',
  message: say(message),
  ...(hint && { hint: say(hint) }),
  phrases: { message, ...(hint && { hint }) },
})

const told = (language: StudioLanguage, issue: DocumentIssue) =>
  issueTranslator(language, fieldLabels(language).helpOf)(issue)

it('translates an issue into the language of the Studio, nested phrases included', () => {
  const issue = issueOf(phrase`Must be ${phrase`text`}, is ${phrase`a list`}`, {
    text: 'Key of the popup document',
    values: [],
  })
  expect(told('en', issue)).toEqual({
    message: 'Must be text, is a list',
    hint: 'Key of the popup document',
  })
  expect(told('ru', issue)).toEqual({
    message: 'Нужно: текст, сейчас: список',
    hint: 'Ключ документа попапа',
  })
  expect(told('uz', issue).message).toBe('Kerak: matn, hozir: roʻyxat')
})

it('does not translate quotations from documents', () => {
  const issue = issueOf(phrase`There is no component "${'{0} text'}"`)
  expect(told('ru', issue).message).toBe('Компонента «{0} text» нет')
})

it('shows an issue stored without translations in English', () => {
  const old: DocumentIssue = {
    severity: 'error',
    document: 'page/home',
    path: '',
    code: 'test',
    message: 'Is empty',
  }
  expect(told('ru', old)).toEqual({ message: 'Is empty' })
})

it('names blocks as the editor does', () => {
  const { helpOf } = fieldLabels('ru')
  const issue = errorAt(
    '',
    'role-requirement',
    phrase`Put the block ${listed([blockName('PlayLimits')])} back, without new conditions`,
  )
  expect(issueTranslator('ru', helpOf)(issue).message).toContain('Лимиты игрока')
})
