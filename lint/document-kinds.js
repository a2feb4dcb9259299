// Everything that depends on the kind of a document asks its definition in schemas/kinds: a new kind is then its own
// file, not a search for comparisons.
import { readdirSync } from 'node:fs'

const names = new Set(
  readdirSync(new URL('../schemas/kinds', import.meta.url))
    .filter((file) => /\.ts$/.test(file) && !/^(?:index|define-kind)\.|\.test\./.test(file))
    .map((file) => file.replace(/\.ts$/, '')),
)

const isName = (node) => node.type === 'Literal' && names.has(node.value)

/** `kind`, `document.kind`, `linkKind`. */
function isKind(node) {
  if (node.type === 'ChainExpression') return isKind(node.expression)
  const name = node.type === 'MemberExpression' ? node.property : node
  return name.type === 'Identifier' && /(?:^k|K)ind$/.test(name.name)
}

const compared = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Ask the definition of a kind of documents instead of comparing its name' },
    schema: [],
    messages: {
      compared: 'Ask the definition of the kind (schemas/kinds/define-kind.ts) instead of its name.',
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'compared' })
    return {
      BinaryExpression(node) {
        const { operator, left, right } = node
        if (!/^[!=]==?$/.test(operator)) return
        if ((isName(left) && isKind(right)) || (isKind(left) && isName(right))) report(node)
      },
      SwitchStatement({ discriminant, cases }) {
        if (!isKind(discriminant)) return
        for (const { test } of cases) if (test && isName(test)) report(test)
      },
      CallExpression(node) {
        const { callee, arguments: given } = node
        const [first] = given
        if (callee.type !== 'MemberExpression' || callee.property.name !== 'includes' || !first) return
        const { object } = callee
        if (
          object.type === 'ArrayExpression' &&
          isKind(first) &&
          object.elements.some((each) => each && isName(each))
        )
          report(node)
      },
    }
  },
}

export default { meta: { name: 'document-kinds' }, rules: { compared } }
