import type { Locale } from '../../locale.ts'
import { html, type Html } from '../../pages/html.ts'
import { texts, type Texts } from '../../pages/texts.ts'
import { simulatorPage } from '../simulator-page.ts'
import { acceptedDocuments, type CheckStep } from './checks.ts'

type IdentityTexts = Texts['identity']

/** Status the page reports to the embedding site for each step. */
const statuses = {
  document: 'started',
  selfie: 'started',
  sent: 'pending',
  pending: 'pending',
  approved: 'approved',
  rejected: 'rejected',
} as const satisfies Record<CheckStep, string>

const visibleSteps = ['document', 'selfie', 'sent'] as const

function progress(step: CheckStep, say: IdentityTexts): Html {
  const current = visibleSteps.find((each) => each === step) ?? 'sent'
  return html`<ol class="steps">
    ${visibleSteps.map(
      (each) => html`<li ${each === current ? html`aria-current="step"` : []}>${say.steps[each]}</li>`,
    )}
  </ol>`
}

const documentPicture = html`<svg class="picture" viewBox="0 0 320 200" aria-hidden="true">
  <rect x="20" y="20" width="280" height="160" rx="14" fill="none" stroke="currentColor" stroke-width="3" />
  <circle cx="86" cy="88" r="26" fill="currentColor" opacity="0.25" />
  <path d="M46 152a40 34 0 0 1 80 0z" fill="currentColor" opacity="0.25" />
  <path d="M154 66h112M154 96h112M154 126h72" stroke="currentColor" stroke-width="8" opacity="0.35" />
</svg>`

const selfiePicture = html`<svg class="picture" viewBox="0 0 320 200" aria-hidden="true">
  <ellipse
    cx="160"
    cy="100"
    rx="62"
    ry="80"
    fill="none"
    stroke="currentColor"
    stroke-width="3"
    stroke-dasharray="8 8"
  />
  <circle cx="160" cy="80" r="32" fill="currentColor" opacity="0.25" />
  <path d="M106 170a54 48 0 0 1 108 0z" fill="currentColor" opacity="0.25" />
</svg>`

function documentStep(say: IdentityTexts): Html {
  return html`${documentPicture}
    <p class="explanation">${say.documentHint}</p>
    <form class="stack" method="post">
      <fieldset>
        <legend>${say.documentType}</legend>
        ${acceptedDocuments.map(
          (type, index) =>
            html`<label class="option">
              <input type="radio" name="document_type" value="${type}" ${index === 0 ? html`checked` : []} />
              ${say.documents[type]}
            </label>`,
        )}
      </fieldset>
      <button class="pay" name="to" value="selfie">${say.photograph}</button>
    </form>`
}

function selfieStep(say: IdentityTexts): Html {
  return html`${selfiePicture}
    <p class="explanation">${say.selfieHint}</p>
    <form class="stack" method="post">
      <button class="pay" name="to" value="sent">${say.send}</button>
    </form>`
}

function decisionStep(say: IdentityTexts): Html {
  return html`<p class="explanation">${say.sentHint}</p>
    <form method="post">
      <button class="pay" name="to" value="approved">${say.approve}</button>
      <button name="to" value="rejected">${say.reject}</button>
      <button name="to" value="pending">${say.leave}</button>
    </form>`
}

function stepBody(step: CheckStep, say: IdentityTexts): Html {
  if (step === 'document') return documentStep(say)
  if (step === 'selfie') return selfieStep(say)
  if (step === 'sent') return decisionStep(say)
  return html`<p class="explanation" role="status">${say.results[step]}</p>`
}

/** The provider's page for an iframe of the site: document, selfie, result. */
export function identityPage(step: CheckStep, locale: Locale, siteOrigin: string): string {
  const { identity: say } = texts[locale]
  return simulatorPage({
    locale,
    title: say.titles[step],
    label: say.simulator,
    body: html`${progress(step, say)} ${stepBody(step, say)}`,
    script: { asset: 'identity.js', data: { status: statuses[step], siteOrigin } },
  })
}

/** Error page for an unknown or expired check. */
export function unknownCheckPage(locale: Locale, siteOrigin: string): string {
  const { identity: say } = texts[locale]
  return simulatorPage({
    locale,
    title: say.unknownTitle,
    label: say.simulator,
    body: html`<p class="explanation" role="alert">${say.unknown}</p>`,
    script: { asset: 'identity.js', data: { status: 'expired', siteOrigin } },
  })
}
