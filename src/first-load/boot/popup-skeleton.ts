import type { PopupHtml } from '../../../schemas/compiled.ts'

/*
 * The look of `src/modules/dialogs/` in as few bytes as possible, since every page contains it: those styles arrive
 * with the popup. A sheet at the bottom of phones, a panel in the middle elsewhere.
 */
const css = `.early{width:min(420px,100%);padding:0;border:0;border-radius:var(--radius-xl);background:var(--color-surface-1)}
.early::backdrop{background:var(--color-scrim)}
.early>div{display:grid;gap:var(--space-20);padding:var(--space-24)}
.early i{height:52px;border-radius:var(--radius-l);background:var(--color-surface-2)}
@media(max-width:767px){.early{max-width:none;margin:auto 0 0}}`

const rows = '<i></i>'.repeat(4)

/** What a visitor sees until a popup arrives. The button that opens it names it. */
export const skeleton: PopupHtml = {
  html: `<dialog class="early" tabindex="-1" aria-busy="true"><div>${rows}</div></dialog>`,
  css,
  forms: [],
  failure: '',
}
