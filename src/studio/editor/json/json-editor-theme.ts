import { EditorView } from '@codemirror/view'

/** The JSON editor in the theme's colours. */
export const editorTheme = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--color-text-1)',
    backgroundColor: 'var(--color-surface-1)',
    fontSize: 'var(--text-14)',
  },
  '.cm-scroller': { overflow: 'auto', fontFamily: 'ui-monospace, monospace' },
  '.cm-gutters': {
    color: 'var(--color-text-3)',
    backgroundColor: 'var(--color-surface-2)',
    borderRight: '1px solid var(--color-line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--color-surface-3)' },
  '&.cm-focused': { outline: '2px solid var(--color-accent)', outlineOffset: '-2px' },
  '.cm-cursor': { borderLeftColor: 'var(--color-text-1)' },
  '.cm-tooltip': { color: 'var(--color-text-1)', backgroundColor: 'var(--color-surface-2)' },
  '.cm-tooltip-autocomplete ul li': { padding: '4px 8px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--color-on-accent)',
    backgroundColor: 'var(--color-accent)',
  },
  '.cm-completionDetail': { fontStyle: 'normal' },
  '.cm-tooltip.cm-completionInfo': { padding: '8px 12px', maxWidth: '360px' },
  '.cm-panels': { color: 'var(--color-text-1)', backgroundColor: 'var(--color-surface-2)' },
})
