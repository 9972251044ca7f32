import { Chip } from '@umkreis/ui/chip.tsx';

interface Props {
  name: string;
  /** Places that the choice would leave */
  count: number;
  pressed: boolean;
  onClick(): void;
}

/** A choice with the number of places that it would leave. */
export function CountedChip({ name, count, pressed, onClick }: Props) {
  return (
    <Chip pressed={pressed} onClick={onClick}>
      {name} <span className="tabular opacity-70">{count}</span>
    </Chip>
  );
}
