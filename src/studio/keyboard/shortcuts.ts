/** Ids of the keyboard shortcuts, by where they work. Their keys and meanings are texts. */
export const shortcuts = {
  everywhere: ['palette', 'help', 'nextPart', 'previousPart', 'escape', 'toolbar'],
  documents: ['undo', 'redo', 'rows', 'moveRow', 'removeRow', 'editText', 'storeText', 'leaveJson'],
  forms: ['moveField', 'removeField'],
  translations: ['nextText', 'previousText', 'closeText'],
} as const
