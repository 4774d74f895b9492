import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `onChange` on the native `change` event, which ends a drag or a choice. React's `onChange` is the native
 * `input`.
 */
export function useNativeChange(ref: RefObject<HTMLInputElement | null>, onChange: () => void): void {
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    const element = ref.current;
    const listener = (): void => handleChange();
    element?.addEventListener('change', listener);
    return () => element?.removeEventListener('change', listener);
  }, [ref]);
}
