import { locales, type Locale } from '../../locale.ts'
import { html } from '../../pages/html.ts'
import { texts } from '../../pages/texts.ts'
import { languageLinks, simulatorPage } from '../simulator-page.ts'
import { launchKinds, messengerUsers } from './launch.ts'

/** The simulated messenger that opens the mini-app. */
export function messengerPage(locale: Locale, problem?: 'user' | 'path' | 'start'): string {
  const { messenger: say } = texts[locale]
  return simulatorPage({
    locale,
    title: say.title,
    label: say.simulator,
    body: html`<p class="explanation">${say.explanation}</p>
      ${problem === undefined ? [] : html`<p class="problem" role="alert">${say.problems[problem]}</p>`}
      <form class="stack" method="post" action="/sandbox/messenger?locale=${locale}">
        <fieldset>
          <legend>${say.user}</legend>
          ${messengerUsers.map(
            ({ id, first_name, last_name = '', username }, index) =>
              html`<label class="option">
                <input type="radio" name="user" value="${id}" required ${index === 0 ? html`checked` : []} />
                <span
                  >${first_name} ${last_name}
                  <small>${username ? `@${username}` : say.noUsername}</small></span
                >
              </label>`,
          )}
        </fieldset>
        <label class="field">
          ${say.language}
          <select name="language">
            ${locales.map(
              ({ code, name }) =>
                html`<option value="${code}" ${code === locale ? html`selected` : []}>${name}</option>`,
            )}
          </select>
        </label>
        <label class="field">
          ${say.path} <input name="path" value="/" required maxlength="300" spellcheck="false" />
        </label>
        <label class="field">
          ${say.startParam} <input name="start_param" maxlength="64" spellcheck="false" autocomplete="off" />
        </label>
        <label class="field">
          ${say.kind}
          <select name="kind">
            ${launchKinds.map((kind) => html`<option value="${kind}">${say.kinds[kind]}</option>`)}
          </select>
        </label>
        <button class="pay">${say.open}</button>
      </form>
      ${languageLinks('/sandbox/messenger', locale)}`,
  })
}
