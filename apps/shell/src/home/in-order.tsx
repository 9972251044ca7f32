import {
  Children,
  createContext,
  isValidElement,
  useCallback,
  useContext,
  useEffect,
  useState,
  type Key,
  type ReactNode,
} from 'react';

const SettleContext = createContext<() => void>(() => {});

/**
 * Sections of a page. All load at once, but each becomes visible only when all before it are loaded, so that
 * late content does not shift text that is being read.
 */
export function InOrder({ children }: { children: ReactNode }) {
  const sections = Children.toArray(children).filter(isValidElement);
  const [settled, setSettled] = useState<ReadonlySet<Key>>(new Set());
  const first = sections.findIndex(({ key }) => !settled.has(key!));
  const settle = useCallback(
    (key: Key) => setSettled((current) => (current.has(key) ? current : new Set([...current, key]))),
    [],
  );
  return sections.map((section, index) => (
    <Section key={section.key} name={section.key!} isVisible={first === -1 || index <= first} onSettled={settle}>
      {section}
    </Section>
  ));
}

interface SectionProps {
  name: Key;
  isVisible: boolean;
  onSettled(name: Key): void;
  children: ReactNode;
}

function Section({ name, isVisible, onSettled, children }: SectionProps) {
  const settle = useCallback(() => onSettled(name), [onSettled, name]);
  return (
    <SettleContext.Provider value={settle}>
      {/* without a box of its own, so that an empty section leaves no gap */}
      <div className={isVisible ? 'contents' : 'hidden'}>{children}</div>
    </SettleContext.Provider>
  );
}

/** Reports that the section has loaded, including empty and failed results. */
export function useSettled(isSettled: boolean): void {
  const settle = useContext(SettleContext);
  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled, settle]);
}
