import { EditorView } from '@codemirror/view'

/** The editor in the colours of the theme. */
export const editorLook = EditorView.theme({
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
  '.cm-panels': { color: 'var(--color-text-1)', backgroundColor: 'var(--color-surface-2)' },
})
