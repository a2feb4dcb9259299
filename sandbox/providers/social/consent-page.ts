import type { Locale } from '../../locale.ts'
import { html } from '../../pages/html.ts'
import { texts } from '../../pages/texts.ts'
import { simulatorPage } from '../simulator-page.ts'
import { peopleOf, serviceNames, type Service } from './people.ts'

/** The provider's consent page. */
export function consentPage(service: Service, locale: Locale, domain: string): string {
  const { social: say } = texts[locale]
  const fill = (text: string) => text.replace('{service}', serviceNames[service]).replace('{domain}', domain)
  return simulatorPage({
    locale,
    title: fill(say.title),
    label: say.simulator,
    body: html`<p class="explanation">${fill(say.explanation)}</p>
      <form class="choices" method="post">
        ${peopleOf(service).map(
          ({ subject, name, email }) =>
            html`<button class="choice" name="person" value="${subject}">
              <span class="avatar" aria-hidden="true">${name.slice(0, 1)}</span>
              <span class="who"><strong>${name}</strong> <small>${email ?? say.noEmail}</small></span>
            </button>`,
        )}
        <button name="person" value="cancel">${say.cancel}</button>
      </form>`,
  })
}

/** Explains why the login cannot start. */
export function errorPage(reason: 'service' | 'redirect' | 'person', locale: Locale): string {
  const { social: say } = texts[locale]
  return simulatorPage({
    locale,
    title: say.refusedTitle,
    label: say.simulator,
    body: html`<p class="explanation" role="alert">${say.refused[reason]}</p>
      <p><a class="pay" href="${locale === 'ru' ? '/ru' : '/'}">${say.toSite}</a></p>`,
  })
}
