// The sources of Lowered are lowered from where Lowered.json says.
