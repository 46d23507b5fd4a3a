type Changed<T> = T | ((before: T) => T);
type Stop = void | undefined | (() => unknown);
export function useState<T>(first: T | (() => T)): [T, (value: Changed<T>) => void];
export function useRef<T = any>(first: T | null): { current: T };
export function useEffect(effect: () => Stop | unknown, inputs?: readonly unknown[]): void;
export function useLayoutEffect(effect: () => Stop | unknown, inputs?: readonly unknown[]): void;
export function useMemo<T>(make: () => T, inputs: readonly unknown[]): T;
