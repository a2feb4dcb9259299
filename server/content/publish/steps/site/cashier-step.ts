import { builtInCodes } from '../../../../../schemas/locale.ts'
import { CashierSettings } from '../../../../../schemas/documents/settings/settings.ts'
import type { StoredDocument } from '../../../../../schemas/kinds/index.ts'
import { pointerTo } from '../../../../../schemas/json-schema.ts'
import {
  errorAt,
  inDocument,
  warningAt,
  type DocumentIssue,
  type Issue,
} from '../../../../../schemas/issue.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import { documentName, fits } from '../../../model/contracts.ts'
import type { SiteStep } from '../../context.ts'
import { operationOf } from '../../duties/block-keeps.ts'
import type { Site } from '../../site.ts'
import { strangeCurrencies } from './known-currencies.ts'
import { presetMistakes, rejectionIssues } from './cashier-issues.ts'

const name = 'settings/cashier'
const deposit = 'cashier.makedeposit'
const withdrawal = 'cashier.makewithdrawal'

interface PaymentForm {
  path: string
  form: string
  operation: string
}

/** The forms of the cashier with the operation that each must send. */
function formsOf({ methods, savedCardForm, savedRequisitesForm }: CashierSettings): PaymentForm[] {
  const one = (path: string, form: string | undefined, operation: string) =>
    form === undefined ? [] : [{ path, form, operation }]
  return [
    ...methods.flatMap(({ form, withdrawalForm }, index) => [
      ...one(`/methods/${index}/form`, form, deposit),
      ...one(`/methods/${index}/withdrawalForm`, withdrawalForm, withdrawal),
    ]),
    ...one('/savedCardForm', savedCardForm, deposit),
    ...one('/savedRequisitesForm', savedRequisitesForm, withdrawal),
  ]
}

/** Forms that would move money the other way, or none. Reported where the editor has changed something. */
async function wrongForms(
  cashier: CashierSettings,
  changed: ReadonlySet<string>,
  site: Site,
): Promise<DocumentIssue[]> {
  const found = await Promise.all(
    formsOf(cashier).map(async ({ path, form, operation }) => {
      const own = `form/${form}`
      if (!changed.has(name) && !changed.has(own)) return []
      const document = await site.read('form', form)
      if (!document || operationOf(document) === operation) return []
      const message =
        operation === deposit
          ? phrase`Players could not pay in with the form "${form}": it sends ${operationOf(document)}`
          : phrase`Players could not withdraw with the form "${form}": it sends ${operationOf(document)}`
      const issue = changed.has(own)
        ? errorAt(
            '/submit/operation',
            'wrong-payment-form',
            message,
            phrase`Choose the operation ${operation} again; make a new form for another purpose`,
          )
        : errorAt(path, 'wrong-payment-form', message, phrase`Choose a form that sends ${operation}`)
      return [inDocument(changed.has(own) ? own : name, issue)]
    }),
  )
  return found.flat()
}

const isAmount = (text: string) => /^\d+(?:\.\d+)?$/.test(text) && Number(text) > 0

function presetIssues({ presets }: CashierSettings): Issue[] {
  return Object.entries(presets).flatMap(([currency, amounts]) => {
    const place = pointerTo('/presets', currency)
    const unknown = /^[A-Z]{3,5}$/.test(currency)
      ? []
      : [
          errorAt(
            place,
            'unknown-currency',
            phrase`"${currency}" is no code of a currency, so nobody would see these amounts`,
            phrase`Use the code of the platform, such as UZS or USDT`,
          ),
        ]
    const wrong = amounts.flatMap(({ value }, index) =>
      isAmount(value)
        ? []
        : [
            errorAt(
              `${place}/${index}/value`,
              'wrong-amount',
              phrase`"${value}" is no amount that a player can pay in`,
              phrase`Enter a number above zero without spaces, such as 50000`,
            ),
          ],
    )
    return [...unknown, ...wrong]
  })
}

function methodIssues({ methods }: CashierSettings): Issue[] {
  const indexOf = (isSame: (other: CashierSettings['methods'][number]) => boolean) =>
    methods.findIndex(isSame)
  return methods.flatMap(({ sysname, name }, index) => {
    if (indexOf((other) => other.sysname === sysname) < index)
      return [
        errorAt(
          `/methods/${index}/sysname`,
          'duplicate-method',
          phrase`The method "${sysname}" is already in the list, and players could not tell the two apart`,
          phrase`Keep one of the two`,
        ),
      ]
    if (indexOf((other) => builtInCodes.some((code) => other.name[code] === name[code])) === index) return []
    return [
      warningAt(
        `/methods/${index}/name`,
        'duplicate-method',
        phrase`Another method has the same name, so players could not tell the two apart`,
        phrase`Give the method the name of its card or service`,
      ),
    ]
  })
}

async function currencyIssues({ presets }: CashierSettings, site: Site): Promise<DocumentIssue[]> {
  const settings = await site.read('settings', 'site')
  const currency = settings?.body['defaultCurrency']
  if (typeof currency !== 'string' || Object.hasOwn(presets, currency)) return []
  // A site without amounts has none for any currency.
  if (Object.keys(presets).length === 0) return []
  return [
    inDocument(
      'settings/site',
      warningAt(
        '/defaultCurrency',
        'unknown-currency',
        phrase`The cashier has no amounts for ${currency}: make sure that the platform has this currency`,
        phrase`Currencies of the cashier: ${Object.keys(presets).join(', ')}`,
      ),
    ),
  ]
}

/** Checks that the cashier moves money in the direction that its forms say, with amounts that can be paid. */
export const cashierStep: SiteStep = {
  name: 'cashier',
  async run(drafts, { site }) {
    const changed = new Set(drafts.map(({ document }) => documentName(document)))
    const isForm = ({ kind }: StoredDocument) => kind === 'form'
    if (
      !changed.has(name) &&
      !changed.has('settings/site') &&
      !drafts.some(({ document }) => isForm(document))
    )
      return []
    const settings = await site.read('settings', 'cashier')
    if (!settings || !fits(CashierSettings, settings.body)) return []
    const cashier = settings.body
    const own = changed.has(name)
      ? [
          ...presetIssues(cashier),
          ...presetMistakes(cashier),
          ...methodIssues(cashier),
          ...rejectionIssues(cashier, site),
          ...(await strangeCurrencies(cashier, site)),
        ]
      : []
    return [
      ...own.map((issue) => inDocument(name, issue)),
      ...(await wrongForms(cashier, changed, site)),
      ...(changed.has(name) || changed.has('settings/site') ? await currencyIssues(cashier, site) : []),
    ]
  },
}
