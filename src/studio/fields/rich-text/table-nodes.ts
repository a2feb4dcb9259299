import { mergeAttributes, Node, type Editor, type Extensions } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  tableEditing,
  toggleHeaderRow,
} from '@tiptap/pm/tables'

/** Names of the nodes by the roles in which prosemirror-tables finds them. */
const roles: ReadonlyMap<string, string> = new Map([
  ['table', 'table'],
  ['tableRow', 'row'],
  ['tableCell', 'cell'],
  ['tableHeader', 'header_cell'],
])

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Math.max(1, Number(cell.getAttribute(name)) || 1),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
})

/** A cell contains a line of text; line breaks separate what were paragraphs. */
const cellNode = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'inline*',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      // prosemirror-tables keeps widths here, but the design decides about them.
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  })

const run = (editor: Editor, command: Command): boolean => command(editor.state, editor.view.dispatch)

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => (roles.has(name) ? { tableRole: roles.get(name) } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts: () => ({
    // After the last cell, the key leaves the text as everywhere else.
    Tab: ({ editor }) => isInTable(editor.state) && run(editor, goToNextCell(1)),
    'Shift-Tab': ({ editor }) => isInTable(editor.state) && run(editor, goToNextCell(-1)),
    // A cell has one line; Enter begins another one in it.
    Enter: ({ editor }) => isInTable(editor.state) && editor.commands.setHardBreak(),
  }),
})

const tableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

/** Tables with the keys and selections that people know from other editors. */
export const tableParts: Extensions = [
  table,
  tableRow,
  cellNode('tableCell', 'td'),
  cellNode('tableHeader', 'th'),
]

const cellsOf = (type: string, count: number) => Array.from({ length: count }, () => ({ type }))

/** A table with a header and two rows of three cells. */
export function insertTable(editor: Editor): void {
  const row = (type: string) => ({ type: 'tableRow', content: cellsOf(type, 3) })
  const rows = [row('tableHeader'), row('tableCell'), row('tableCell')]
  editor.chain().focus().insertContent({ type: 'table', content: rows }).run()
}

/** What can be done with the table around the selection. */
export const tableCommands = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  toggleHeader: toggleHeaderRow,
  deleteRow,
  deleteColumn,
  deleteTable,
} as const satisfies Record<string, Command>

export function runOnTable(editor: Editor, command: Command): void {
  run(editor, command)
  editor.view.focus()
}
