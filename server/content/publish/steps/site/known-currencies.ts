import { Form } from '../../../../../schemas/documents/form.ts'
import { CashierSettings, SiteSettings } from '../../../../../schemas/documents/settings/settings.ts'
import { pointerTo } from '../../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../../schemas/is-record.ts'
import { warningAt, type Issue } from '../../../../../schemas/issue.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import { fits } from '../../../model/contracts.ts'
import type { Site } from '../../site.ts'

/** The currencies among which players choose in a form. */
function choicesOf({ schema, ui }: Pick<Form, 'schema' | 'ui'>): string[] {
  const properties = isRecord(schema['properties']) ? schema['properties'] : {}
  return Object.entries(properties).flatMap(([name, field]) => {
    if (ui.fields?.[name]?.from !== 'currencies' || !isRecord(field)) return []
    const choices: readonly unknown[] = Array.isArray(field['oneOf']) ? field['oneOf'] : []
    return choices.flatMap((choice) =>
      isRecord(choice) && typeof choice['const'] === 'string' ? [choice['const']] : [],
    )
  })
}

/** Currencies that forms and settings of the site name. The platform's own list is unknown to publishing. */
async function currenciesOf(site: Site): Promise<string[]> {
  const settings = await site.read('settings', 'site')
  const { defaultCurrency, formats } = settings && fits(SiteSettings, settings.body) ? settings.body : {}
  const forms = await Promise.all(site.keys('form').map((key) => site.read('form', key)))
  const choices = forms.flatMap((form) => (form && fits(Form, form.body) ? choicesOf(form.body) : []))
  const named = [defaultCurrency ?? [], Object.keys(formats?.currencies ?? {}), choices].flat()
  return [...new Set(named)]
}

/** New amounts for a currency that no player has. */
export async function strangeCurrencies({ presets }: CashierSettings, site: Site): Promise<Issue[]> {
  const before = await site.readBefore('settings/cashier')
  const old = before && fits(CashierSettings, before.body) ? before.body.presets : {}
  const fresh = Object.keys(presets).filter((code) => !Object.hasOwn(old, code))
  if (fresh.length === 0) return []
  const known = await currenciesOf(site)
  if (known.length === 0) return []
  return fresh
    .filter((code) => !known.includes(code))
    .map((code) =>
      warningAt(
        pointerTo('/presets', code),
        'unknown-currency',
        phrase`No form or setting of the site has the currency ${code}, so no player would be offered these amounts`,
        phrase`Currencies of the site: ${known.join(', ')}. Add a new one to the registration first`,
      ),
    )
}
