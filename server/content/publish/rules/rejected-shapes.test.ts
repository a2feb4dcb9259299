import { expect, it } from 'vitest'
import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import { operationNames } from '../../../../schemas/documents/operations.ts'
import {
  both,
  document,
  form,
  page,
  textBlock,
  theme,
} from '../../../../tests/support/content/content-site.ts'
import { brief, publishOver } from '../../../../tests/support/content/publish-over.ts'

/** Changes that do not match the contracts of documents or components, with the expected issues. */
const rejected: [title: string, changes: StoredDocument[], issues: string[]][] = [
  [
    'migration: a document of a newer build',
    [{ ...page('rules'), schemaVersion: 9 }],
    ['error page/rules  Written for version 9 of the contract; this build supports 2'],
  ],
  [
    'contract: a field that is missing, one that is unknown, one of the wrong sort',
    [document('page', 'rules', { layout: 'default', blocks: 7, colour: 'red' })],
    [
      'error page/rules /seo "seo" is missing',
      'error page/rules /colour Unknown field "colour"',
      'error page/rules /blocks Must be a list, is a number',
    ],
  ],
  [
    'contract: of a choice only the branch that was meant',
    [
      document('popup', 'hi', {
        title: both('a'),
        size: 'big',
        blocks: [],
        onClosed: [{ type: 'openPopup' }],
      }),
    ],
    ['error popup/hi /onClosed/0/popup "popup" is missing'],
  ],
  [
    'contract: an action that does not exist',
    [document('popup', 'hi', { title: both('a'), size: 'big', blocks: [], onClosed: [{ type: 'fly' }] })],
    [
      'error popup/hi /onClosed/0/type Must be one of navigate, openPopup, closePopup, openChat, askConsent, toast, call',
    ],
  ],
  [
    'contract: settings that nobody reads',
    [document('settings', 'weather', {})],
    ['error settings/weather  There are no settings "weather"'],
  ],
  [
    'contract: a language without its text',
    [page('rules', { seo: { title: { uz: 'Qoidalar' } } })],
    ['error page/rules /seo/title/ru The Russian text is missing'],
  ],
  [
    'contract: an operation that no form can run',
    [form('sign-in', { submit: { operation: 'auth.fly', label: both('a') } })],
    [`error form/sign-in /submit/operation Must be one of ${operationNames.join(', ')}`],
  ],
  [
    'contract: a colour that would break out of the stylesheet',
    [
      theme('default', {
        scenes: {
          centre: 'red;}*{color:red',
          middle: '#222222',
          edge: '#333333',
          glow: '#444444',
          veil: '#000000',
        },
      }),
    ],
    [
      'error theme/default /scenes/centre "red;}*{color:red" has the wrong format. Enter a colour such as #1F8A70',
    ],
  ],
  [
    'blocks: an unknown component',
    [page('rules', { blocks: [{ id: 'a', type: 'Carousel', version: 1, props: {} }] })],
    ['error page/rules /blocks/0/type There is no component "Carousel"'],
  ],
  [
    'blocks: props that break the contract of the component',
    [
      page('rules', {
        blocks: [
          { id: 'a', type: 'Panel', version: 1, props: { title: both('a heading that is far too long') } },
        ],
      }),
    ],
    [
      'error page/rules /blocks/0/props/title/uz Has 30 characters; at most 20 are allowed',
      'error page/rules /blocks/0/props/title/ru Has 30 characters; at most 20 are allowed',
    ],
  ],
  [
    'blocks: a slot that is unknown, and one that is too full',
    [
      page('rules', {
        blocks: [
          {
            id: 'a',
            type: 'Panel',
            version: 1,
            props: {},
            slots: {
              aside: [],
              content: [textBlock('b'), textBlock('c'), { id: 'd', type: 'Panel', version: 1, props: {} }],
            },
          },
        ],
      }),
    ],
    [
      'error page/rules /blocks/0/slots/aside Panel has no slot "aside"',
      'error page/rules /blocks/0/slots/content Has 3 blocks; at most 2 are allowed',
      'error page/rules /blocks/0/slots/content/2/type Panel is not allowed here',
    ],
  ],
  [
    'blocks: an id that is taken, also inside a slot',
    [
      page('rules', {
        blocks: [
          textBlock('a'),
          { id: 'p', type: 'Panel', version: 1, props: {}, slots: { content: [textBlock('a')] } },
        ],
      }),
    ],
    ['error page/rules /blocks/1/slots/content/0/id The id "a" is already used by the block at /blocks/0'],
  ],
  [
    'blocks: something in a slot that is no block',
    [
      page('rules', {
        blocks: [{ id: 'p', type: 'Panel', version: 1, props: {}, slots: { content: [{ id: 'a' }] } }],
      }),
    ],
    [
      'error page/rules /blocks/0/slots/content/0/type "type" is missing',
      'error page/rules /blocks/0/slots/content/0/version "version" is missing',
      'error page/rules /blocks/0/slots/content/0/props "props" is missing',
    ],
  ],
  [
    'blocks: a version that this build does not know',
    [page('rules', { blocks: [{ ...textBlock('a'), version: 3 }] })],
    ['error page/rules /blocks/0/version Written for version 3 of Text; this build supports 2'],
  ],
]

it.each(rejected)('rejects %s', async (_title, changes, issues) => {
  const outcome = await publishOver(changes)
  expect(brief(outcome)).toEqual(issues)
  expect(outcome.prepared).toEqual([])
})
