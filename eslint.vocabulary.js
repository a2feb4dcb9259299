// Keeps retired terms out of identifiers, file names and comments. docs/glossary.md has the terms that are our own.

/** Parts of identifiers and file names that have a standard name, and that name. */
const identifiers = [
  [/^verdicts?$/, 'issue'],
  [/^(?:complaints?|brokenrules?)$/, 'issue'],
  [/^takeovers?$/, 'importFromStrapi, swap or ingest'],
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
]

/** Words and turns of a private dialect in comments. */
const prose =
  /\b(?:bears|lest|whoever|purse|verdicts?|wherever|asleep|awake|lapsed|hereof|thereof|is told|are told|was told|comes along|come along|heeds?|sleepers?|lawful)\b/i

const parts = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

function findRetired(name) {
  const all = parts(name)
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
      'TSPropertySignature > Identifier.key': report,
      'PropertyDefinition > Identifier.key': report,
      'MethodDefinition > Identifier.key': report,
      'TSParameterProperty > Identifier': report,
      ':function > Identifier.params': report,
      'ObjectPattern > Property > Identifier.value': report,
    }
  },
}

/** Files that still have retired terms. Remove a file from the list when you touch it. */
const remaining = [
  'registry/account-frame/parts/detalization.tsx',
  'registry/game-stage/parts/sitting.tsx',
  'sandbox/ledger/crash.test.ts',
  'sandbox/loyalty/loyalty.test.ts',
  'sandbox/rewards/bonus-kinds.ts',
  'sandbox/rewards/bonus-states.ts',
  'sandbox/rewards/bonus-wagering.ts',
  'sandbox/rewards/bonuses.ts',
  'sandbox/rewards/promo-redemption.ts',
  'sandbox/slot/odds.ts',
  'sandbox/slot/round.ts',
  'sandbox/tables/cashier.ts',
  'sandbox/tables/games.ts',
  'sandbox/tables/rewards.ts',
  'schemas/cms/accounts.ts',
  'schemas/compiled.ts',
  'schemas/component.ts',
  'schemas/documents/layout-migrations.ts',
  'schemas/documents/localized.ts',
  'schemas/documents/seo.ts',
  'schemas/documents/theme-contrast.ts',
  'schemas/studio/calls.ts',
  'server/content/publish/lawful.test.ts',
  'server/content/publish/steps/step-compliance.ts',
  'server/content/strapi/strapi-service.test.ts',
  'server/content/strapi/strapi-service.ts',
  'server/db/migrating-processes.test.ts',
  'server/db/write-lock.ts',
  'server/platform/api-proxy.ts',
  'server/platform/page-proxy.ts',
  'server/studio/drafts/drafts.ts',
  'server/studio/drafts/strapi-drafts.ts',
  'server/studio/index.ts',
  'server/studio/preview/preview-links.ts',
  'server/studio/preview/trouble.ts',
  'server/studio/preview/visits.ts',
  'server/studio/schedules.ts',
  'server/studio/sessions.ts',
  'server/studio/tables.ts',
  'src/app/layouts/consent-slot.tsx',
  'src/app/popups/popups.tsx',
  'src/frames/chat/run-chat.ts',
  'src/modules/sign-in/operations.ts',
  'src/modules/sign-in/second-factor.test.ts',
  'src/modules/sign-in/second-factor.ts',
  'src/renderer/blocks/blocks.test.tsx',
  'src/renderer/form/fields/masks.ts',
  'src/ui/art/cover-art.ts',
  'src/ui/display/use-time-left.ts',
  'tests/conformance/call-cases.ts',
  'tests/conformance/caller.ts',
  'tests/conformance/general-cases.ts',
  'tests/conformance/judge.ts',
  'tests/conformance/run.ts',
  'tests/contract/welcome-offer.test.ts',
  'tests/e2e/support/test.ts',
  'tests/services/site-on-strapi.ts',
]

export const vocabulary = {
  files: ['{schemas,registry,src,server,sandbox,tests}/**/*.{ts,tsx}'],
  ignores: remaining,
  plugins: { vocabulary: { rules: { 'retired-terms': retiredTerms } } },
  rules: { 'vocabulary/retired-terms': 'error' },
}
