// Counts, the way React's developer tools do, how many components each commit has drawn.
let drawn = 0
const performedWork = 1
/** Function, class, forwardRef and memo components; what `memo` puts around a component with a test of its own is no other. */
const componentTags = new Set([0, 1, 11, 15])

function count(fiber, before) {
  if (componentTags.has(fiber.tag) && (before === null || fiber.flags & performedWork)) drawn += 1
  if (before !== null && fiber.child === before.child) return
  for (let child = fiber.child; child !== null; child = child.sibling) {
    const same = child.alternate
    if (same === null) count(child, null)
    else if (child !== same) count(child, same)
  }
}

window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberUnmount() {},
  onPostCommitFiberRoot() {},
  onCommitFiberRoot(_, root) {
    count(root.current, root.current.alternate)
  },
}
window.takeDrawn = () => {
  const taken = drawn
  drawn = 0
  return taken
}
