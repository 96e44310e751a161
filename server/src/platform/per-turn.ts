/**
 * Collects what comes up in one turn of the event loop and handles it in one go, right after it. Under load many
 * requests arrive in a turn: what each needs of a resource is then had for the price of one, and the processor does
 * one kind of work at a time, which its caches reward.
 */
export function perTurn<Item>(handle: (items: Item[]) => void): (item: Item) => void {
  let waiting: Item[] = []
  const handleAll = () => {
    const items = waiting
    waiting = []
    handle(items)
  }
  return (item) => {
    if (waiting.push(item) === 1) setImmediate(handleAll)
  }
}
