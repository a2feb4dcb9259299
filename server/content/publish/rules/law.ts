import type { JsonSchema } from '../../../../schemas/json-schema.ts'
import type { OperationName } from '../../../../schemas/documents/operations.ts'
import { declineInvitationPath } from '../../../../schemas/api/referral-code.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import type { ComplianceElement } from '../../../../schemas/component.ts'
import { isForm, type StoredDocument } from '../../../../schemas/kinds/index.ts'
import { phrase, type Phrase } from '../../../../schemas/phrase.ts'
import { documentName } from '../../model/contracts.ts'
import { isLinkTo } from '../../model/manifest.ts'
import { shownBlocks } from '../../model/shown-blocks.ts'
import type { Registry } from '../../read/compile/compile-blocks.ts'
import { fieldsOf } from './form-fields.ts'
import { at, inNamed, rule, siteRule } from './rule.ts'
import { isBlockSeen, lackingVariant, operationOf, showsBlock } from './shown.ts'

/** In years. */
const minimumAge = 18

const registering: readonly string[] = [
  'auth.register',
  'auth.completeRegistration',
] satisfies OperationName[]

const registration = phrase`The law allows only adults to register, and only with their consent`
const noConsent = phrase`Nobody would agree to the rules: the checkbox is missing, optional, already ticked or need not be ticked`
const noAge = phrase`Minors could register: the date of birth is missing, optional, filled in already or allows less than ${minimumAge} years`

const mustBeTrue = ({ validator, const: value }: JsonSchema) =>
  validator === 'truthyCheckbox' || value === true

const isAnswered = (schema: JsonSchema) =>
  ['default', 'const', 'enum'].some((keyword) => schema[keyword] !== undefined)

function isOfAdults({ validator, formatMaximum }: JsonSchema): boolean {
  const years = /^today-(\d+)y$/.exec(String(formatMaximum))?.[1]
  return validator === 'date' && years !== undefined && Number(years) >= minimumAge
}

/** Names of the fields in which a player agrees to the rules or proves to be an adult. */
export const bindingFields = (document: StoredDocument): string[] =>
  (isForm(document.kind) ? fieldsOf(document) : [])
    .filter(({ schema }) => mustBeTrue(schema) || isOfAdults(schema))
    .map(({ name }) => name)

export const missingConsent = rule({
  code: 'missing-consent',
  stage: 'site',
  on: 'form',
  severity: 'error',
  published: 'excuses',
  find({ document }) {
    const isGiven = fieldsOf(document).some(
      ({ schema, isRequired }) => isRequired && mustBeTrue(schema) && schema['default'] !== true,
    )
    if (isGiven || !registering.includes(operationOf(document))) return []
    return [
      at(
        '/schema/properties',
        phrase`${noConsent}. ${registration}`,
        phrase`Add a required checkbox with the validator truthyCheckbox, without a default`,
      ),
    ]
  },
})

export const missingAge = rule({
  code: 'missing-age',
  stage: 'site',
  on: 'form',
  severity: 'error',
  published: 'excuses',
  find({ document }) {
    const isAsked = fieldsOf(document).some(
      ({ schema, isRequired }) => isRequired && isOfAdults(schema) && !isAnswered(schema),
    )
    if (isAsked || !registering.includes(operationOf(document))) return []
    return [
      at(
        '/schema/properties',
        phrase`${noAge}. ${registration}`,
        phrase`Add a required date field with the validator date and the latest date today-${minimumAge}y, without a default`,
      ),
    ]
  },
})

const elementNames: Readonly<Record<ComplianceElement, Phrase>> = {
  ageMark: phrase`the 18+ mark`,
  licence: phrase`the operator and the licence`,
  responsibleGaming: phrase`the link to limits and breaks`,
}

const elements = ['ageMark', 'licence', 'responsibleGaming'] as const satisfies ComplianceElement[]

const blocksWith = (element: ComplianceElement, registry: Registry): string[] =>
  [...registry.values()].flatMap(({ type, complianceElements = [] }) =>
    complianceElements.includes(element) ? [type] : [],
  )

/** Pages of the layouts with header and footer show what the law requires, whatever else is on them. */
export const missingComplianceElement = rule({
  code: 'missing-compliance-element',
  stage: 'site',
  on: 'layout',
  severity: 'error',
  published: 'binds',
  async find({ document, registry }) {
    if (document.key !== 'default' && document.key !== 'game') return []
    const found = await Promise.all(
      elements.map(async (element) => {
        const types = blocksWith(element, registry)
        const isShownIn = (version: StoredDocument) =>
          shownBlocks(version).some(({ block, around }) => around.length === 0 && types.includes(block.type))
        const variant = await lackingVariant(document, isShownIn)
        return (
          variant &&
          at(
            variant.pointer ?? '/footer',
            phrase`Pages with this layout must show ${elementNames[element]} and no longer would`,
            phrase`Show it to everyone, without conditions, with one of: ${types.join(', ')}`,
          )
        )
      }),
    )
    return found.filter((finding) => finding !== undefined)
  },
})

const blocksOf = (document: StoredDocument, type: string) =>
  shownBlocks(document).filter(({ block }) => block.type === type)

/** Players set an authenticator app up, and could not log in once they have lost it. */
export const missingRecoveryForm = siteRule({
  code: 'no-recovery-form',
  severity: 'error',
  async find({ drafts, site }) {
    const changed = drafts.flatMap(({ document }) => [
      ...blocksOf(document, 'Authenticator').map(({ pointer }) => ({ document, path: pointer })),
      ...blocksOf(document, 'LoginCode').map(({ pointer }) => ({
        document,
        path: `${pointer}/props/recoveryForm`,
      })),
    ])
    const entries = [...site.entries]
    // The links of all documents are known without reading them.
    const hasRecovery = entries.some(({ links }) =>
      links.filter(isLinkTo('form')).some(({ path }) => path.endsWith('/props/recoveryForm')),
    )
    if (changed.length === 0 || hasRecovery) return []
    const read = await Promise.all(entries.map(({ kind, key }) => site.read(kind, key)))
    if (!read.some((document) => document !== null && showsBlock(document, 'Authenticator'))) return []
    return changed.map(({ document, path }) =>
      inNamed(
        documentName(document),
        at(
          path,
          phrase`Players who have lost their authenticator app could not log in: no login asks for their recovery codes`,
          phrase`Choose a form for recovery codes in the block ${'LoginCode'} of the popup "two-factor" first`,
        ),
      ),
    )
  },
})

/** The block for it, or a link to its address. */
const declines = (document: StoredDocument, links: readonly { target: string }[]) =>
  isBlockSeen(document, 'InvitationNotice', 'guest') ||
  links.some(({ target }) => target === declineInvitationPath)

/** A friend learns what becomes of an invitation, so guests must be able to decline it where they register. */
export const missingInvitationNotice = siteRule({
  code: 'no-invitation-notice',
  severity: 'error',
  async find({ drafts, site }) {
    const [functional, popups] = await Promise.all(
      ['functional', 'popups'].map((key) => site.read('settings', key)),
    )
    const features = functional?.body['features']
    if (!isRecord(features) || features['referral'] !== true) return []
    const chosen = popups?.body['registration']
    const places = [
      `page/${site.roles.pageKey('registration')}`,
      `popup/${typeof chosen === 'string' ? chosen : 'registration'}`,
    ]
    const changed = drafts.map(({ document }) => documentName(document))
    const causes = ['settings/functional', 'settings/popups'].filter((name) => changed.includes(name))
    const entries = [...site.entries].filter((entry) => places.includes(documentName(entry)))
    const lacking = await Promise.all(
      entries.map(async ({ kind, key, links }) => {
        const document = await site.read(kind, key)
        return document && !declines(document, links) ? [`${kind}/${key}`] : []
      }),
    )
    return lacking.flat().flatMap((name) =>
      [name, ...causes]
        .filter((document) => changed.includes(document))
        .slice(0, 1)
        .map((document) =>
          inNamed(
            document,
            at(
              document === name ? '/blocks' : '',
              phrase`Guests who were invited could no longer decline the invitation: the block "InvitationNotice" is missing, hidden or shown to fewer visitors`,
              phrase`Put the block "InvitationNotice" back, or turn off the feature "referral"`,
            ),
          ),
        ),
    )
  },
})
