import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { GIFT_PARAM } from './order-links.ts'

/** Whether the visitor buys a gift. Begins with the link, also after the prerendered page was loaded from it. */
export function useIsGift(): boolean {
  const isLinked = useSearchParams()[0].has(GIFT_PARAM)
  const [isGift, setGift] = useState(false)
  useEffect(() => setGift(isLinked), [isLinked])
  return isGift
}
