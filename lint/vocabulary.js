// Keeps retired terms out of identifiers, file names and comments, and addresses of pages with a role out of code.
// docs/glossary.md has the terms that are our own.

import { readFileSync } from 'node:fs'

/** Parts of identifiers and file names that have a standard name, and that name. */
const identifiers = [
  [/^verdicts?$/, 'issue'],
  [/^(?:complaints?|brokenrules?)$/, 'issue'],
  [/^takeovers?$/, 'importChanges, swap or ingest'],
  [/^(?:asleep|awake|sleepers?|sleeping)$/, 'deferred, hydrated'],
  [/^(?:lawful|lawfulness)$/, 'compliance'],
  [/^impersonal$/, 'shared'],
  [/^onlywith$/, 'enabledBy'],
  [/^otherwise$/, 'fallback, default'],
  [/^among$/, 'values, oneOf'],
  [/^patience$/, 'timeoutMs, delayMs, ttlMs'],
  [/^twins?$/, 'duplicate'],
  [/^lapsed$/, 'expired'],
  [/^purses?$/, 'wallet'],
  [/^wagers?$/, 'bet'],
  [/^wishes$|^wish$/, 'filter, query, request'],
  [/^bears?$/, 'has, carries, sends'],
  [/^detalization$/, 'breakdown'],
  [/^chimes?$/, 'notificationSound'],
  [/^praised$/, 'valid'],
  [/^sitting$/, 'gameSession'],
  [/^refus(?:e|ed|es|als?)$/, 'reject, fail, ApiError'],
  [/^troubles?$/, 'fault'],
]

/** Names of limits begin with `max` or `min`, and end with their unit. */
const limit = /^(?:most|fewest|longest|shortest|least)[A-Z]/

/** Words and turns of a private dialect in comments. */
const prose =
  /\b(?:bears|lest|whoever|purse|verdicts?|wherever|asleep|awake|lapsed|hereof|thereof|is told|are told|was told|comes along|come along|heeds?|sleepers?|lawful)\b/i

/** Tables of a database: columns keep their names, since servers of two builds can share a database. */
const tables = /\/tables(?:\.ts$|\/)/

const parts = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

function findRetired(name) {
  const all = parts(name)
  if (limit.test(name)) return { found: name, replacement: 'maxX or minX' }
  for (const [term, replacement] of identifiers) {
    const found = all.find((part) => term.test(part)) ?? (term.test(all.join('')) ? name : undefined)
    if (found !== undefined) return { found, replacement }
  }
  return undefined
}

const retiredTerms = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Use the standard terms of the field' },
    schema: [],
    messages: {
      identifier: '"{{found}}" is a retired term: use {{replacement}}.',
      file: 'The file name has the retired term "{{found}}": use {{replacement}}.',
      comment: 'Write this comment in plain English, without "{{found}}".',
    },
  },
  create(context) {
    const report = (node) => {
      const data = findRetired(node.name)
      if (data) context.report({ node, messageId: 'identifier', data })
    }
    return {
      Program(node) {
        const file = context.filename.split('/').at(-1) ?? ''
        const data = findRetired(file)
        if (data) context.report({ node, loc: { line: 1, column: 0 }, messageId: 'file', data })
        for (const comment of context.sourceCode.getAllComments()) {
          const [found] = prose.exec(comment.value) ?? []
          if (found !== undefined) context.report({ loc: comment.loc, messageId: 'comment', data: { found } })
        }
      },
      'VariableDeclarator > Identifier.id': report,
      'FunctionDeclaration > Identifier.id': report,
      'ClassDeclaration > Identifier.id': report,
      'TSInterfaceDeclaration > Identifier.id': report,
      'TSTypeAliasDeclaration > Identifier.id': report,
      'TSPropertySignature > Identifier.key': (node) => {
        if (!tables.test(context.filename)) report(node)
      },
      'PropertyDefinition > Identifier.key': report,
      'MethodDefinition > Identifier.key': report,
      'TSParameterProperty > Identifier': report,
      ':function > Identifier.params': report,
      'ObjectPattern > Property > Identifier.value': report,
    }
  },
}

const pageRoles = readFileSync(new URL('../schemas/roles/page-roles.ts', import.meta.url), 'utf8')
const addresses = [...pageRoles.matchAll(/default: '(\/[^':]+)/g)].map(([, address]) =>
  address.replace(/\/$/, ''),
)
const roleAddress = new RegExp(`^(?:${addresses.join('|')})(?:[/?#]|$)`)

const roleAddresses = {
  meta: {
    type: 'problem',
    docs: { description: 'Ask for the address of a page by its role, since content managers can move it' },
    schema: [],
    messages: { address: 'The page at "{{address}}" has a role and can move: use urlOf or urlIn.' },
  },
  create(context) {
    const check = (node, text) => {
      if (typeof text !== 'string' || !roleAddress.test(text)) return
      context.report({ node, messageId: 'address', data: { address: text } })
    }
    return {
      Literal: (node) => check(node, node.value),
      TemplateLiteral: (node) => check(node, node.quasis[0].value.cooked),
    }
  },
}

export default {
  meta: { name: 'vocabulary' },
  rules: { 'retired-terms': retiredTerms, 'role-addresses': roleAddresses },
}
