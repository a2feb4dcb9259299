import type { CallAnswer } from '../../../schemas/api/calls.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import type { CompiledForm } from '../../../schemas/compiled.ts'
import type { FieldSource } from '../../../schemas/documents/form-ui.ts'
import { builtInCodes, type Locale } from '../../../schemas/locale.ts'
import type { PublishedContent } from '../../content/index.ts'
import { LatestAnswer, type GeneralInfoSource } from '../../platform/index.ts'
import { isAbsent } from '../page/system-answers.ts'
import { withChoices, withPhones, type Choice } from './complete-field.ts'

export interface FormCompletionParts {
  metadata: (locale: Locale) => Promise<CallAnswer<'metadata.get'>>
  phones: (locale: Locale) => Promise<CallAnswer<'account.getContactPhoneSettings'>>
  general: Pick<GeneralInfoSource, 'current'>
  gateway: Pick<PublishedContent, 'config' | 'locales'>
  log: { warn(details: object, message: string): void }
  /** Milliseconds since 1970. */
  now: () => number
}

/** The answer, or null if the platform lacks the call. */
async function optional<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && isAbsent(error.type)) return null
    throw error
  }
}

const titleOf = (code: string, name: string) => (name === code ? code : `${code}, ${name}`)

/** The platform's lists for forms in a language. */
function createLists({ metadata, phones, log, now }: FormCompletionParts, locale: Locale) {
  const options = {
    now,
    onFailure: (error: unknown) =>
      log.warn({ err: error }, 'the lists of the platform for forms could not be refreshed'),
  }
  return {
    metadata: new LatestAnswer(() => metadata(locale), options),
    phones: new LatestAnswer(() => phones(locale), options),
  }
}

/**
 * Completes forms with the platform's currencies, countries, languages and phone formats. Rejects if a form needs a
 * list that the platform has never supplied. If the platform lacks the call, the document's own options stay.
 */
export function createFormCompletion(parts: FormCompletionParts) {
  const { general, gateway } = parts
  const lists = new Map<Locale, ReturnType<typeof createLists>>()

  function listsOf(locale: Locale) {
    const known = lists.get(locale) ?? createLists(parts, locale)
    lists.set(locale, known)
    return known
  }

  async function complete(form: CompiledForm, name: string, source: FieldSource, locale: Locale) {
    if (source === 'languages') {
      const codes: readonly string[] = general.current()?.available_locales ?? builtInCodes
      const offered = gateway.locales.filter(({ code }) => codes.includes(code))
      return withChoices(
        form,
        name,
        offered.map(({ code: value, name: title }): Choice => ({ value, title })),
      )
    }
    const { metadata, phones } = listsOf(locale)
    const names = await optional(metadata.get())
    const countryName = (code: string) =>
      names?.countries.find((country) => country.code === code)?.name ?? code
    if (source === 'phones') {
      const settings = await optional(phones.get())
      if (settings === null) return form
      const { items, default_country_code: first } = settings
      const sorted = [...items].sort(
        (one, other) => Number(other.country_code === first) - Number(one.country_code === first),
      )
      return withPhones(
        form,
        name,
        sorted.map((item) => ({ ...item, name: countryName(item.country_code) })),
      )
    }
    if (names === null) return form
    if (source === 'countries')
      return withChoices(
        form,
        name,
        names.countries.map(({ code, name: title }) => ({ value: code, title })),
      )
    const { defaultCurrency } = (await gateway.config(locale)).site
    const currencies = names.currencies.map(({ code, name: title }) => ({
      value: code,
      title: titleOf(code, title),
    }))
    return withChoices(form, name, currencies, [defaultCurrency, general.current()?.default_currency])
  }

  return async (form: CompiledForm, locale: Locale): Promise<CompiledForm> => {
    let completed = form
    for (const [name, { from }] of Object.entries(form.fields))
      if (from) completed = await complete(completed, name, from, locale)
    return completed
  }
}
