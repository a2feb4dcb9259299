// Parts of the Studio's screens exist once, in src/studio/kit: other folders do not write their elements by hand.

const elements = { select: 'Select or SelectField', dialog: 'Dialog, FormDialog or Modal' }

const parts = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Build screens of the Studio from its kit' },
    schema: [],
    messages: { part: 'Use {{part}} of src/studio/kit.' },
  },
  create(context) {
    const report = (node, part) => context.report({ node, messageId: 'part', data: { part } })
    return {
      JSXOpeningElement({ name }) {
        if (name.type === 'JSXIdentifier' && Object.hasOwn(elements, name.name))
          report(name, elements[name.name])
      },
      JSXAttribute(node) {
        if (node.name.name === 'role' && node.value?.value === 'alert') report(node, 'ActionError or Alert')
      },
    }
  },
}

export default { meta: { name: 'studio-kit' }, rules: { parts } }
